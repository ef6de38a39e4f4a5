import { useRef, useState } from "react";
import type { Address } from "#src/identity/account/contract.ts";
import { currentSession } from "#src/identity/session/session-store.ts";
import type { Delivery } from "#src/orders/contract.ts";
import {
  chooseInitialDraft,
  type DeliveryDraft,
  isSavedAddress,
  readDeliveryDraft,
  toDraft,
} from "#src/orders/delivery-draft.ts";
import { readLastPlace } from "#src/places/last-place.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { deliveryKey } from "./draft-keys.ts";

/** The next order starts with the last order's address. */
export const clearDeliveryDraft = (): void => void writeStored(deliveryKey, undefined);

/**
 * The delivery as typed or filled in. Stored in the browser until ordered, through reloads, errors and
 * logins. Calls `onEdit` with each changed field.
 */
export function useDeliveryDraft(
  saved: readonly Address[],
  last: readonly Delivery[],
  onEdit: (field: keyof DeliveryDraft) => void,
) {
  const [initial] = useState(() => chooseInitialDraft(readStoredDraft(), last, saved));
  const [draft, setDraft] = useState(initial.draft);
  // A delivery time is filled in by an effect, which may run between a keystroke and its render.
  const latestDraft = useRef(initial.draft);
  const change = (next: DeliveryDraft, fields: readonly (keyof DeliveryDraft)[]) => {
    latestDraft.current = next;
    setDraft(next);
    writeStored(deliveryKey, next);
    for (const field of fields) onEdit(field);
  };
  return {
    draft,
    /** Whether the draft started with the last order's address. */
    isFromLastOrder: initial.filled,
    /** The saved address equal to the draft. */
    savedAddress: saved.find((address) => isSavedAddress(draft, address)),
    setField<Field extends keyof DeliveryDraft>(field: Field, value: DeliveryDraft[Field]) {
      change({ ...latestDraft.current, [field]: value }, [field]);
    },
    /** Fills in a saved address; without one, empties all fields but the mobile number. */
    fill(address?: Address) {
      const next = address ? toDraft(address) : { address: "", mobile: latestDraft.current.mobile };
      change(next, ["address", "mobile", "place", "note"]);
    },
  };
}

/** The stored draft; a new one starts with the place last used in this browser, and the number that signs in. */
function readStoredDraft(): DeliveryDraft {
  const stored = readStored(deliveryKey);
  const draft = readDeliveryDraft(stored);
  return {
    ...draft,
    ...(stored === undefined && { place: readLastPlace() }),
    mobile: draft.mobile || (currentSession()?.user.mobile_no ?? ""),
  };
}
