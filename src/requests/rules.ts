/** Most characters of a custom order or a contact message. */
export const maxRequest = 4_000;

/** Most characters of a message's subject. */
export const maxSubject = 200;
