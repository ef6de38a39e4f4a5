// The longest texts that the shop takes, in characters, and the highest amount: for the fields of the pages and the checks of the server alike.

/** Of a person's name. The database keeps the same limit. */
export const maxName = 100;

/** Of an e-mail address. */
export const maxEmail = 254;

/** Of a password, for the identity service and the setting ADMIN_PASSWORD, too; and the shortest one. */
export const maxPassword = 128;
export const minPassword = 6;

/** Of what staff search their lists for. */
export const maxSearch = 100;

/** Of the reason that staff give for what they did. */
export const maxReason = 200;

/** Of the note that staff keep about a customer. */
export const maxNote = 1_000;

/** The highest amount taken from outside, and the highest total of an order, in taka. */
export const maxTaka = 100_000_000;

/** The totals of a list that may be huge are counted up to here: then there are more than the number before it. */
export const mostCounted = 10_001;
