/** The number of refused common passwords. */
export const refusedCommon = 10_000;

let common: Promise<Set<string>> | undefined;

/** Whether a password is one of the most common. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, refusedCommon)),
  );
  return (await common).has(password.trim().toLowerCase());
}
