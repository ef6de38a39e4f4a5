import { useState } from "react";
import type { Address } from "../../identity/account/contract.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import type { Delivery } from "../contract.ts";
import { type DeliveryDraft, isSavedAddress, readDeliveryDraft, startingWith } from "./delivery-draft.ts";
import { deliveryKey } from "./draft-keys.ts";

/** After an order the next one starts with where that one went to. */
export const forgetDeliveryDraft = (): void => void writeStored(deliveryKey, undefined);

/**
 * Where the order goes to: typed, or one of the saved addresses. The browser stores it until it is ordered, through a reload,
 * an error or a sign-in. `onEdit` is called with each field that changes.
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
    /** Whether the page opened with where the last order went to. */
    filled: start.filled,
    /** Whether it is typed, and not one of the saved addresses. */
    free,
    type(field: keyof DeliveryDraft, text: string) {
      const next = { ...draft, [field]: text };
      change(next);
      setTyped(next);
      setFree(true);
      onEdit(field);
    },
    /** Takes a saved address; without one, back to what was typed. */
    choose(address?: Address) {
      setFree(!address);
      change(address ? { address: address.address_details, mobile: address.mobile_no } : typed);
      onEdit("address");
      onEdit("mobile");
    },
  };
}
