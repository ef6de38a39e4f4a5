import { maxName } from "#src/api/limits.ts";
import { cleanName } from "#src/language/text.ts";

/** A valid user name from an external one, or else from the local part of the e-mail address. */
export function toUserName(externalName: unknown, email: string): string {
  const name =
    typeof externalName === "string"
      ? cleanName(externalName.replace(/\p{Cc}/gu, " "))
          .slice(0, maxName)
          .trim()
      : "";
  return name || email.split("@", 1)[0]?.slice(0, maxName) || "-";
}
