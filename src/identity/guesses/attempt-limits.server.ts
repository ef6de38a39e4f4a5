/** Calls of one kind, such as registrations; a whole neighbourhood may share a network. */
export const perNetwork = { most: 120, seconds: 60 };

export const resetsPerNetwork = { most: 30, seconds: 60 };

/** For one e-mail address, by one network and in total: avoids flooding a mailbox. */
export const resetsPerRequester = { most: 5, seconds: 60 * 60 };
export const resetsPerAccount = { most: 20, seconds: 60 * 60 };

/** `first`: wrong guesses before the first wait; `longest`: longest wait in seconds. */
type Waits = { first: number; longest: number };

/** Per network, or per known device. */
export const perGuesser: Waits = { first: 5, longest: 5 * 60 };

/** For all unknown devices together. */
export const perPassword: Waits = { first: 100, longest: 60 };

/** Six digits, guessed only with the password. */
export const perFactor: Waits = { first: 30, longest: 5 * 60 };
