import type { Address } from "../../identity/account/contract.ts";
import { toLatinDigits } from "../../language/numbers/digits.ts";
import type { Delivery } from "../contract.ts";

/** Address and phone number, as typed. */
export type DeliveryDraft = { address: string; mobile: string };

/** Whether the draft is this saved address, in Bengali or Latin digits. */
export function isSavedAddress({ address, mobile }: DeliveryDraft, saved: Address): boolean {
  const same = (one: string, other: string) => toLatinDigits(one.trim()) === toLatinDigits(other);
  return same(address, saved.address_details) && same(mobile, saved.mobile_no);
}

/** What the checkout opens with; `filled`: with the last order's address. */
type Start = { draft: DeliveryDraft; filled: boolean };

/** The stored draft; else the address of the last order; else the address saved last. */
export function startingWith(
  draft: DeliveryDraft,
  [last]: readonly Delivery[],
  [newest]: readonly Address[],
): Start {
  const place = last ?? newest;
  if (!place || draft.address.trim() !== "") return { draft, filled: false };
  return { draft: { address: place.address_details, mobile: place.mobile_no }, filled: place === last };
}

/** The draft in a stored value. */
export function readDeliveryDraft(stored: unknown): DeliveryDraft {
  const { address, mobile } = (stored ?? {}) as Partial<DeliveryDraft>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { address: text(address), mobile: text(mobile) };
}
