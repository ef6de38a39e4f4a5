import type { Address } from "../../identity/account/contract.ts";
import { toLatinDigits } from "../../language/digits.ts";
import type { Delivery } from "../contract.ts";

/** What the shopper has typed. */
export type Typed = { address: string; mobile: string };

/** Whether this place is what stands there, whatever digits it is written with. */
export function isPlace({ address, mobile }: Typed, place: Address): boolean {
  const same = (one: string, other: string) => toLatinDigits(one.trim()) === toLatinDigits(other);
  return same(address, place.address_details) && same(mobile, place.mobile_no);
}

/** What the checkout opens with, and whether that is where the last order went to. */
export type Start = { typed: Typed; filled: boolean };

/** What was typed and not ordered yet; where that is nothing, the last order's place, or the place that was saved last. */
export function startingWith(typed: Typed, [last]: readonly Delivery[], [newest]: readonly Address[]): Start {
  const place = last ?? newest;
  if (!place || typed.address.trim() !== "") return { typed, filled: false };
  return { typed: { address: place.address_details, mobile: place.mobile_no }, filled: place === last };
}

/** What a storage held, as what was typed. */
export function readTyped(kept: unknown): Typed {
  const { address, mobile } = (kept ?? {}) as Partial<Typed>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { address: text(address), mobile: text(mobile) };
}
