/**
 * The edition of the rules: a flight in a link is flown again only on the edition that it was flown on. Raised by hand
 * whenever the same input would give another flight; rules-edition.test.ts fails when the golden flights change without it.
 */
export const RULES_EDITION = 2
