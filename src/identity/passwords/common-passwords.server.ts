/** The number of refused common passwords. */
export const refusedCommonCount = 10_000;

let commonPasswords: Promise<Set<string>> | undefined;

/** Whether a password is one of the most common. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, refusedCommonCount)),
  );
  return (await commonPasswords).has(password.trim().toLowerCase());
}
