import type { Address } from "../identity/account/contract.ts";
import { toLatinDigits } from "../language/numbers/digits.ts";
import type { Place } from "../places/contract.ts";
import type { Delivery } from "./contract.ts";

export type SlotChoice = { id: number; day: string };

/** What is typed into the delivery form. `address` is only road, house and floor if `place` is set. */
export type DeliveryDraft = {
  address: string;
  mobile: string;
  note?: string;
  place?: Place | undefined;
  slot?: SlotChoice | undefined;
};

export type DeliveryErrors = Partial<Record<keyof DeliveryDraft, string>>;

export const toDraft = ({
  address_details,
  street,
  mobile_no,
  rider_note,
  place,
}: Delivery): DeliveryDraft => ({
  address: place && street ? street : address_details,
  mobile: mobile_no,
  ...(rider_note && { note: rider_note }),
  ...(place && { place }),
});

/** Whether it equals the saved address, in either digit set, even if that has no place yet. */
export function isSavedAddress(draft: DeliveryDraft, saved: Address): boolean {
  const savedDraft = toDraft(saved);
  const isSame = (field: "address" | "mobile") =>
    toLatinDigits(draft[field].trim()) === toLatinDigits(savedDraft[field]);
  return (
    isSame("address") && isSame("mobile") && (!savedDraft.place || draft.place?.id === savedDraft.place.id)
  );
}

/** `filled`: whether the draft was filled in from the last order. */
type InitialDraft = { draft: DeliveryDraft; filled: boolean };

/** The stored draft, else the last order's address, else the latest saved address. */
export function chooseInitialDraft(
  draft: DeliveryDraft,
  [lastDelivery]: readonly Delivery[],
  [newestAddress]: readonly Address[],
): InitialDraft {
  const delivery = lastDelivery ?? newestAddress;
  if (!delivery || draft.address.trim() !== "") return { draft, filled: false };
  return { draft: toDraft(delivery), filled: delivery === lastDelivery };
}

/** The draft that was stored in the browser; what cannot be read is left out. */
export function readDeliveryDraft(stored: unknown): DeliveryDraft {
  const { address, mobile, note, place, slot } = (stored ?? {}) as Partial<DeliveryDraft>;
  const toText = (value: unknown) => (typeof value === "string" ? value : "");
  const isPlace = [place?.id, place?.name, place?.district].every((part) => typeof part === "string");
  return {
    address: toText(address),
    mobile: toText(mobile),
    ...(toText(note) && { note: toText(note) }),
    ...(isPlace && { place: place as Place }),
    ...(typeof slot?.id === "number" && typeof slot.day === "string" && { slot }),
  };
}
