import { day } from "../language/dates/dates.ts";
import { formatNumber } from "../language/numbers/numbers.ts";

/** A version of the privacy policy as customers read it: "28 Nov 2026", "28 Nov 2026 (2)". */
export function policyVersionText(version: string): string {
  const [date = version, numberOfDay] = version.split(".");
  const isLaterOfDay = numberOfDay && numberOfDay !== "1";
  return isLaterOfDay ? `${day(date)} (${formatNumber(Number(numberOfDay))})` : day(date);
}
