import { m } from "../../language/messages.ts";

export const minPassword = 6;
export const maxPassword = 128;

/**
 * What is wrong with a new password, in words; undefined where nothing is. `email` is whose it will be, where that is
 * known: who knows an address must not know the password.
 */
export function wrongWithPassword(password: string, email = ""): string | undefined {
  if (password.length < minPassword) return m.password_too_short();
  if (password.length > maxPassword) return m.password_too_long();
  if (password.trim() === "") return m.password_blank();
  return isGuessable(password.trim().toLowerCase(), email.toLowerCase()) ? m.password_guessable() : undefined;
}

function isGuessable(password: string, email: string): boolean {
  const [mailbox] = email.split("@");
  return password === "password" || password === email || password === mailbox || /^(.)\1*$/u.test(password);
}
