import type { Address } from "../../identity/account/contract.ts";
import { toLatinDigits } from "../../language/digits.ts";

/** What the shopper has typed. */
export type Typed = { address: string; mobile: string };

/** Whether this place is what stands there, whatever digits it is written with. */
export function isPlace({ address, mobile }: Typed, place: Address): boolean {
  const same = (one: string, other: string) => toLatinDigits(one.trim()) === toLatinDigits(other);
  return same(address, place.address_details) && same(mobile, place.mobile_no);
}

/** What was typed the last time; where that is nothing, the place that was saved last. */
export function startingWith(typed: Typed, [newest]: readonly Address[]): Typed {
  if (!newest || typed.address.trim() !== "") return typed;
  return { address: newest.address_details, mobile: newest.mobile_no };
}

/** What a storage held, as what was typed. */
export function readTyped(kept: unknown): Typed {
  const { address, mobile } = (kept ?? {}) as Partial<Typed>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { address: text(address), mobile: text(mobile) };
}
