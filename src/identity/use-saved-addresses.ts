import { useEffect, useState } from "react";
import { tell } from "../basics/door.ts";
import { type Address, listAddresses } from "./account/contract.ts";
import { useSession } from "./session/session-store.ts";

const none: readonly Address[] = [];

/** Longest that somebody waits for them; they can be typed, too. */
const patienceMs = 3_000;

/**
 * The addresses that whoever is signed in has saved, the newest first; undefined while they are asked for, and none
 * where they do not come in time.
 */
export function useSavedAddresses(): readonly Address[] | undefined {
  const session = useSession();
  const token = session?.token;
  const [addresses, setAddresses] = useState<readonly Address[]>();
  useEffect(() => {
    if (!token) return;
    let settled = false;
    const settle = (list: readonly Address[]) => {
      if (!settled) setAddresses(list);
      settled = true;
    };
    const timer = setTimeout(settle, patienceMs, none);
    void tell(listAddresses, {}).then((told) => settle(told.ok ? told.value.data : none));
    return () => {
      settled = true;
      clearTimeout(timer);
    };
  }, [token]);
  return addresses ?? (session === null ? none : undefined);
}
