import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { useSession } from "../session/session-store.ts";

/** Longest that somebody waits for what only spares them typing, in milliseconds. */
const patienceMs = 3_000;

/**
 * What the shop keeps of whoever is signed in; undefined while it is asked for, and `otherwise` for nobody and where it does not
 * come in time. `otherwise` has to be the same object at each call.
 */
export function useMine<Kept>(
  operation: Operation<Record<never, never>, { data: Kept }>,
  otherwise: Kept,
): Kept | undefined {
  const session = useSession();
  const token = session?.token;
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (!token) return;
    let settled = false;
    const settle = (value: Kept) => {
      if (!settled) setKept(() => value);
      settled = true;
    };
    const timer = setTimeout(settle, patienceMs, otherwise);
    void call(operation, {}).then((result) => settle(result.ok ? result.value.data : otherwise));
    return () => {
      settled = true;
      clearTimeout(timer);
    };
  }, [token, operation, otherwise]);
  return kept === undefined && session === null ? otherwise : kept;
}
