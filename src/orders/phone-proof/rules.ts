/** How many digits a code has. */
export const codeLength = 6;
/** How long a code may be used, in minutes. */
export const codeMinutes = 10;
/** How many wrong tries end a code. */
export const maxWrong = 5;

/** Seconds until the next code may be sent to a number, after its first, second … code of the last 24 hours. */
const waits = [60, 120, 300, 900];

/** The most codes to one number, and from one address of the network, in 24 hours. Phone companies put many customers behind one address. */
export const maxToNumber = waits.length + 1;
export const maxFromAddress = 30;

/** Seconds until a number may get its next code, `since` seconds after the last of `sent` ones; 0: at once. */
export const resendAfter = (sent: number, since: number): number =>
  sent === 0 ? 0 : Math.max(0, Math.ceil((waits[Math.min(sent, waits.length) - 1] ?? 0) - since));
