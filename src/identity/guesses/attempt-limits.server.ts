/** Calls of one kind, such as registrations or wrong passwords of any account, from one network, which a whole neighbourhood may share. */
export const perNetwork = { most: 120, seconds: 60 };

/** Reset links requested from one network. */
export const resetsPerNetwork = { most: 30, seconds: 60 };

/** Reset links for one e-mail address by whoever requests them in one network, */
export const resetsPerRequester = { most: 5, seconds: 60 * 60 };

/** and by all, so that nobody's mailbox is flooded. */
export const resetsPerAccount = { most: 20, seconds: 60 * 60 };

/** When wrong guesses begin to bring waits, and how long these get, in seconds. */
type Waits = { first: number; longest: number };

/** Guesses at somebody's secret by one network or one known device. */
export const perGuesser: Waits = { first: 5, longest: 5 * 60 };

/** Guesses at one password by all devices that are not known. */
export const perPassword: Waits = { first: 100, longest: 60 };

/** Codes of a second factor: of six digits, and guessed only by who has the password. */
export const perFactor: Waits = { first: 30, longest: 5 * 60 };
