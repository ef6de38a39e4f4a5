import { maxName } from "../../api/limits.ts";
import { cleanName } from "../../language/text.ts";

/** What somebody is called who comes with a name from elsewhere: that name, cleaned, or else the mailbox of their address. */
export function nameOf(told: unknown, email: string): string {
  const name =
    typeof told === "string"
      ? cleanName(told.replace(/\p{Cc}+/gu, " "))
          .slice(0, maxName)
          .trim()
      : "";
  return name || email.split("@", 1)[0]?.slice(0, maxName) || "-";
}
