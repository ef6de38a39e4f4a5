import { maxPassword, minPassword } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

export const passwordTooShort = () => m.password_too_short({ min: formatNumber(minPassword) });
export const passwordTooLong = () => m.password_too_long({ max: formatNumber(maxPassword) });

/** The message why a new password is refused; undefined if it is valid. `email` is its owner's, if known. */
export function findPasswordMistake(password: string, email = ""): string | undefined {
  if (password.length < minPassword) return passwordTooShort();
  if (password.length > maxPassword) return passwordTooLong();
  if (password.trim() === "") return m.password_blank();
  return isGuessable(password.trim().toLowerCase(), email.toLowerCase()) ? m.password_guessable() : undefined;
}

function isGuessable(password: string, email: string): boolean {
  const [mailbox] = email.split("@");
  return password === "password" || password === email || password === mailbox || /^(.)\1*$/u.test(password);
}
