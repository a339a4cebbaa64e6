/**
 * The edition of the rules: a flight in a link is flown again only on the edition that it was flown on. Raised by hand
 * whenever the same hand would fly another flight; rules-edition.test.ts asks for it when the golden flights change.
 */
export const RULES_EDITION = 2
