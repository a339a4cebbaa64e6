/** Below this age, in years, nobody is offered a service at all; the game itself asks for the configured minimum age. */
export const NO_SERVICE_UNDER_AGE = 16
