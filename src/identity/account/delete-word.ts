/** What is typed to delete an account that has no password, in either language. */
const words = ["delete", "মুছুন"];

export const isConfirmed = (typed: string): boolean =>
  words.includes(typed.normalize("NFC").trim().toLowerCase());
