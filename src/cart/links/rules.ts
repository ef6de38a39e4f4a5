/** Letters and digits that nobody mistakes for each other. */
export const codeLetters = "23456789abcdefghjkmnpqrstuvwxyz";

export const codeLength = 8;
