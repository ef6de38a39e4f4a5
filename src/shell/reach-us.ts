import { m } from "../language/messages.ts";
import { formatDigits } from "../language/numbers/numbers.ts";
import type { ShopFacts } from "./contract.ts";

/** The end of a sentence: "call 01700-000000", or "write to us" without a phone number. */
export const callUsText = (phone: string): string =>
  phone === "" ? m.write_to_us() : m.call_us({ phone: formatDigits(phone) });

/** The contact options and `others` as the end of a sentence: "call … or write to …"; "" without any. */
export const reachUsText = (
  { phone, email }: { phone: string; email: string },
  others: readonly string[] = [],
): string =>
  [phone && callUsText(phone), email && m.write_to({ email }), ...others]
    .filter((way) => way !== "")
    .join(` ${m.reach_or()} `);

export const canBeReached = (shop: ShopFacts | undefined): shop is ShopFacts =>
  shop !== undefined && Boolean(shop.address || shop.phone || shop.email);
