/**
 * The edition of the rules: a flight in a link is flown again only on the edition that it was flown on. Raised by hand whenever the
 * same input would give another flight; golden-flights.test.ts fails when the golden flights change without it. Edition 3 is that
 * of the first release: links of it must stay playable (docs/decisions/flight/2026-11-26-chain-and-ground-effect.md).
 */
export const RULES_EDITION = 3
