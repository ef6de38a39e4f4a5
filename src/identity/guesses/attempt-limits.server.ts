/** Calls of one kind, such as registrations; a whole neighbourhood may share a network. */
export const attemptsPerNetwork = { most: 120, seconds: 60 };

export const resetsPerNetwork = { most: 30, seconds: 60 };

/** Password resets of one e-mail address by one network. */
export const resetsPerRequester = { most: 5, seconds: 60 * 60 };
/** Password resets of one e-mail address in total: nobody can flood a mailbox. */
export const resetsPerAccount = { most: 20, seconds: 60 * 60 };

/** `first`: wrong guesses before the first wait; `longest`: longest wait in seconds. */
type WaitTerms = { first: number; longest: number };

/** The waits of each network, or of each known device. */
export const waitsPerGuesser: WaitTerms = { first: 5, longest: 5 * 60 };

/** The waits of all unknown devices together. */
export const waitsPerPassword: WaitTerms = { first: 100, longest: 60 };

/** The waits after wrong codes of six digits, which can only be guessed with the password. */
export const waitsPerFactor: WaitTerms = { first: 30, longest: 5 * 60 };
