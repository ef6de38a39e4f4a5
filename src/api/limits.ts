// Longest texts in characters, and the highest amount: shared by form fields and server checks.

export const maxName = 100;

export const maxEmail = 254;

/** Also for the identity service and the setting ADMIN_PASSWORD. */
export const maxPassword = 128;
export const minPassword = 6;

export const maxSearch = 100;

export const maxReason = 200;

export const maxNote = 1_000;

/** The highest amount accepted, and the highest total of an order, in taka. */
export const maxTaka = 100_000_000;

/** Upper bound of counts in long lists, shown as "more than" the number before it. */
export const maxCounted = 10_001;
