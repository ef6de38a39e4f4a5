/** Typed to delete an account without a password, in either language. */
const confirmationWords = ["delete", "মুছুন"];

export const isDeleteWord = (typed: string): boolean =>
  confirmationWords.includes(typed.normalize("NFC").trim().toLowerCase());
