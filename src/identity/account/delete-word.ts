/** Typed to delete an account without a password, in either language. */
const words = ["delete", "মুছুন"];

export const isConfirmed = (typed: string): boolean =>
  words.includes(typed.normalize("NFC").trim().toLowerCase());
