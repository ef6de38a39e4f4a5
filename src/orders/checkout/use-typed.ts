import { useState } from "react";
import { keep, readKept } from "../../basics/kept.ts";
import type { Address } from "../../identity/account/contract.ts";
import { isPlace, readTyped, startingWith, type Typed } from "./typed.ts";

/**
 * Where it goes: typed, or one of the saved addresses. It stays through a reload, an error, a sign-in, and stands there
 * the next time; `edit` is told what changes.
 */
export function useTyped(saved: readonly Address[], edit: (field: keyof Typed) => void) {
  const [typed, setTyped] = useState(() => startingWith(readTyped(readKept("checkout")), saved));
  const [free, setFree] = useState(() => !saved.some((place) => isPlace(typed, place)));
  const [own, setOwn] = useState<Typed>(free ? typed : { address: "", mobile: "" });

  const take = (next: Typed) => {
    setTyped(next);
    keep("checkout", next);
    edit("address");
    edit("mobile");
  };
  return {
    typed,
    /** Whether it is typed, and not one of those saved. */
    free,
    type(field: keyof Typed, text: string) {
      const next = { ...typed, [field]: text };
      setTyped(next);
      setOwn(next);
      setFree(true);
      keep("checkout", next);
      edit(field);
    },
    /** Takes a saved place; without one, back to what was typed. */
    choose(place?: Address) {
      setFree(!place);
      take(place ? { address: place.address_details, mobile: place.mobile_no } : own);
    },
  };
}
