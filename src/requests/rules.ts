/** Characters in what is asked for or told to the shop, at the most. */
export const maxRequest = 4_000;

/** Characters in the subject of a message, at the most. */
export const maxSubject = 200;
