export const codeLength = 6;
export const codeMinutes = 10;
export const maxWrongCodes = 5;

/** Seconds until the next code to a number, after its first, second … code of a day. */
const pauseSeconds = [60, 120, 300, 900];

/** The most codes a day to a number, and as many again for devices that have signed in with it. */
export const maxCodesToNumber = pauseSeconds.length + 1;
/** The most codes a day for an account. */
export const maxCodesForAccount = 10;
/** The most codes a day for a network: many customers of a carrier share one IP. */
export const maxCodesFromNetwork = 30;

/** The share of the shop's codes that strangers can request to sign in; the others are for orders and new numbers. */
export const signInShare = 0.8;

/** The share that all can request to sign in, with the devices that have signed in before. */
export const allSignInShare = 0.9;

/** Seconds until a number may get its next code after `sentCount` codes on a day. */
export const pauseSecondsAfter = (sentCount: number): number =>
  pauseSeconds[Math.min(sentCount, pauseSeconds.length) - 1] ?? 0;
