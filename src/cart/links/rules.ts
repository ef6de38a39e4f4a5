/** Letters and digits that cannot be confused with each other. */
export const codeLetters = "23456789abcdefghjkmnpqrstuvwxyz";

/** In characters. */
export const codeLength = 8;
