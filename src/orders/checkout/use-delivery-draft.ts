import { useState } from "react";
import type { Address } from "../../identity/account/contract.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import type { Delivery } from "../contract.ts";
import { type DeliveryDraft, isSavedAddress, readDeliveryDraft, startingWith } from "./delivery-draft.ts";
import { deliveryKey } from "./draft-keys.ts";

/** The next order starts with the address of the last one. */
export const forgetDeliveryDraft = (): void => void writeStored(deliveryKey, undefined);

/**
 * The delivery: typed, or one of the saved addresses. The browser stores it until it is ordered, through reloads, errors and
 * logins. Calls `onEdit` with each field that changes.
 */
export function useDeliveryDraft(
  saved: readonly Address[],
  last: readonly Delivery[],
  onEdit: (field: keyof DeliveryDraft) => void,
) {
  const [start] = useState(() => startingWith(readDeliveryDraft(readStored(deliveryKey)), last, saved));
  const [draft, setDraft] = useState(start.draft);
  const [free, setFree] = useState(() => !saved.some((address) => isSavedAddress(draft, address)));
  const [typed, setTyped] = useState<DeliveryDraft>(free ? draft : { address: "", mobile: "" });

  const change = (next: DeliveryDraft) => {
    setDraft(next);
    writeStored(deliveryKey, next);
  };
  return {
    draft,
    /** Whether the page opened with the last order's address. */
    filled: start.filled,
    /** Whether it is typed, and not a saved address. */
    free,
    type(field: keyof DeliveryDraft, text: string) {
      const next = { ...draft, [field]: text };
      change(next);
      setTyped(next);
      setFree(true);
      onEdit(field);
    },
    /** Takes a saved address; without one, what was typed. */
    choose(address?: Address) {
      setFree(!address);
      change(address ? { address: address.address_details, mobile: address.mobile_no } : typed);
      onEdit("address");
      onEdit("mobile");
    },
  };
}
