// The longest texts that the shop takes, in characters: for the fields of the pages and the checks of the server alike.

/** Of a person's name. The database keeps the same limit. */
export const maxName = 100;

/** Of what staff search their lists for. */
export const maxSearch = 100;
