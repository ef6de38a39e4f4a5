import { m } from "../language/messages.ts";
import { digits } from "../language/numbers/numbers.ts";
import type { ShopFacts } from "./contract.ts";

/** The end of a sentence that leads to the shop: "call 01700-000000", or "write to us" where it has no phone. */
export const callUs = (phone: string): string =>
  phone === "" ? m.write_to_us() : m.call_us({ phone: digits(phone) });

/** The ways to the shop, and `others`, as the end of a sentence: "call … or write to …"; "" where there is none. */
export const reachUs = (
  { phone, email }: { phone: string; email: string },
  others: readonly string[] = [],
): string =>
  [phone && callUs(phone), email && m.write_to({ email }), ...others]
    .filter((way) => way !== "")
    .join(` ${m.reach_or()} `);

/** Whether there is anything to say of where the shop is, and how to call or write to it. */
export const canBeReached = (shop: ShopFacts | undefined): shop is ShopFacts =>
  shop !== undefined && Boolean(shop.address || shop.phone || shop.email);
