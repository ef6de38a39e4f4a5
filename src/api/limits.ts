// The longest texts that the shop takes, in characters: for the fields of the pages and the checks of the server alike.

/** Of a person's name. The database keeps the same limit. */
export const maxName = 100;

/** Of an e-mail address. */
export const maxEmail = 254;

/** Of a password, for the identity service and the setting ADMIN_PASSWORD, too; and the shortest one. */
export const maxPassword = 128;
export const minPassword = 6;

/** Of what staff search their lists for. */
export const maxSearch = 100;
