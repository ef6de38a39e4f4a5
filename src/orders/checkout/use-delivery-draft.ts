import { useState } from "react";
import type { Address } from "../../identity/account/contract.ts";
import { lastPlace } from "../../places/last-place.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import type { Delivery } from "../contract.ts";
import {
  type DeliveryDraft,
  isSavedAddress,
  readDeliveryDraft,
  type SlotChoice,
  startingWith,
  toDraft,
} from "./delivery-draft.ts";
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
  const [start] = useState(() => startingWith(storedDraft(), last, saved));
  const [draft, setDraft] = useState(start.draft);
  const [free, setFree] = useState(() => !saved.some((address) => isSavedAddress(draft, address)));
  const [typed, setTyped] = useState<DeliveryDraft>(free ? draft : readDeliveryDraft(undefined));

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
    type<Field extends keyof DeliveryDraft>(field: Field, value: DeliveryDraft[Field]) {
      const next = { ...draft, [field]: value };
      change(next);
      setTyped(next);
      setFree(true);
      onEdit(field);
    },
    /** When it is to come, wherever that is. */
    chooseSlot(slot: SlotChoice) {
      change({ ...draft, slot });
      onEdit("slot");
    },
    /** Takes a saved address; without one, what was typed. */
    choose(address?: Address) {
      setFree(!address);
      change(address ? toDraft(address) : typed);
      for (const field of ["address", "mobile", "place", "note"] as const) onEdit(field);
    },
  };
}

/** What was typed here before; a new one begins with the place last used in this browser. */
function storedDraft(): DeliveryDraft {
  const stored = readStored(deliveryKey);
  return stored === undefined
    ? { ...readDeliveryDraft(undefined), place: lastPlace() }
    : readDeliveryDraft(stored);
}
