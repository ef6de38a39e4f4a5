/** So many of the commonest passwords are refused. */
export const refusedCommon = 10_000;

let common: Promise<Set<string>> | undefined;

/** Whether a password is among the commonest, which are guessed first. The list is loaded at the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, refusedCommon)),
  );
  return (await common).has(password.trim().toLowerCase());
}
