import { useState } from "react";
import type { Address } from "../../identity/account/contract.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import type { Delivery } from "../contract.ts";
import { typedKey } from "./draft-keys.ts";
import { isPlace, readTyped, startingWith, type Typed } from "./typed.ts";

/** Once it is ordered, it is no longer what somebody is typing: the next time the order itself tells it. */
export const forgetTyped = (): void => void writeStored(typedKey, undefined);

/**
 * Where it goes: typed, or one of the saved addresses. It stays through a reload, an error, a sign-in, until it is ordered;
 * `edit` is told what changes.
 */
export function useTyped(
  saved: readonly Address[],
  last: readonly Delivery[],
  edit: (field: keyof Typed) => void,
) {
  const [start] = useState(() => startingWith(readTyped(readStored(typedKey)), last, saved));
  const [typed, setTyped] = useState(start.typed);
  const [free, setFree] = useState(() => !saved.some((place) => isPlace(typed, place)));
  const [own, setOwn] = useState<Typed>(free ? typed : { address: "", mobile: "" });

  const take = (next: Typed) => {
    setTyped(next);
    writeStored(typedKey, next);
    edit("address");
    edit("mobile");
  };
  return {
    typed,
    /** Whether the page opened with the place of the last order. */
    filled: start.filled,
    /** Whether it is typed, and not one of those saved. */
    free,
    type(field: keyof Typed, text: string) {
      const next = { ...typed, [field]: text };
      setTyped(next);
      setOwn(next);
      setFree(true);
      writeStored(typedKey, next);
      edit(field);
    },
    /** Takes a saved place; without one, back to what was typed. */
    choose(place?: Address) {
      setFree(!place);
      take(place ? { address: place.address_details, mobile: place.mobile_no } : own);
    },
  };
}
