/** Characters of a request's text. */
export const maxRequest = 4_000;
/** Characters of a message's subject. */
export const maxSubject = 200;
