/** How many digits a code has. */
export const codeLength = 6;
/** How long a code may be used, in minutes. */
export const codeMinutes = 10;
/** How many wrong tries end a code. */
export const maxWrong = 5;

/** Seconds until the next code may be sent to a number, after its first, second … code of a day. */
const pauses = [60, 120, 300, 900];

/** The most codes a day to one number, for one account, and from one network. Phone companies put many customers behind one address. */
export const maxToNumber = pauses.length + 1;
export const maxForAccount = 10;
export const maxFromNetwork = 30;

/** Seconds that a number has to wait for its next code after `sent` ones. */
export const pauseAfter = (sent: number): number => pauses[Math.min(sent, pauses.length) - 1] ?? 0;
