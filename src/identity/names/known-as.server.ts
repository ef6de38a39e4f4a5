import { maxName } from "#src/api/limits.ts";
import { cleanName } from "#src/language/text.ts";

/** The name of a user whose name comes from elsewhere: that name, cleaned, or else the part of the e-mail before the @. */
export function nameOf(given: unknown, email: string): string {
  const name =
    typeof given === "string"
      ? cleanName(given.replace(/\p{Cc}/gu, " "))
          .slice(0, maxName)
          .trim()
      : "";
  return name || email.split("@", 1)[0]?.slice(0, maxName) || "-";
}
