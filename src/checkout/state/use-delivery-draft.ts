import { useState } from "react";
import type { Address } from "#src/identity/account/contract.ts";
import type { Delivery } from "#src/orders/contract.ts";
import {
  type DeliveryDraft,
  isSavedAddress,
  readDeliveryDraft,
  startingWith,
  toDraft,
} from "#src/orders/delivery-draft.ts";
import { lastPlace } from "#src/places/last-place.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { deliveryKey } from "./draft-keys.ts";

/** The next order starts with the address of the last one. */
export const forgetDeliveryDraft = (): void => void writeStored(deliveryKey, undefined);

/**
 * The delivery as it is typed, or filled in from a saved address. The browser stores it until it is ordered, through reloads, errors
 * and logins. Calls `onEdit` with each field that changes.
 */
export function useDeliveryDraft(
  saved: readonly Address[],
  last: readonly Delivery[],
  onEdit: (field: keyof DeliveryDraft) => void,
) {
  const [start] = useState(() => startingWith(storedDraft(), last, saved));
  const [draft, setDraft] = useState(start.draft);
  const change = (next: DeliveryDraft, fields: readonly (keyof DeliveryDraft)[]) => {
    setDraft(next);
    writeStored(deliveryKey, next);
    for (const field of fields) onEdit(field);
  };
  return {
    draft,
    /** Whether the page opened with the last order's address. */
    filled: start.filled,
    /** The saved address that it is. */
    known: saved.find((address) => isSavedAddress(draft, address)),
    type<Field extends keyof DeliveryDraft>(field: Field, value: DeliveryDraft[Field]) {
      change({ ...draft, [field]: value }, [field]);
    },
    /** Fills in a saved address; without one, empties all but the mobile number. */
    fill(address?: Address) {
      const next = address ? toDraft(address) : { address: "", mobile: draft.mobile };
      change(next, ["address", "mobile", "place", "note"]);
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
