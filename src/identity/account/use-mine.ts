import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { useSession } from "../session/session-store.ts";

/** How long a form waits for data that only saves typing. */
const timeoutMs = 3_000;

/**
 * Data of the signed-in user; undefined while loading, `fallback` where nobody is signed in or the time is over. `fallback` must
 * be the same object at each call.
 */
export function useMine<Data>(
  operation: Operation<Record<never, never>, { data: Data }>,
  fallback: Data,
): Data | undefined {
  const session = useSession();
  const token = session?.token;
  const [data, setData] = useState<Data>();
  useEffect(() => {
    if (!token) return;
    let settled = false;
    const settle = (value: Data) => {
      if (!settled) setData(() => value);
      settled = true;
    };
    const timer = setTimeout(settle, timeoutMs, fallback);
    void call(operation, {}).then((result) => settle(result.ok ? result.value.data : fallback));
    return () => {
      settled = true;
      clearTimeout(timer);
    };
  }, [token, operation, fallback]);
  return data === undefined && session === null ? fallback : data;
}
