import { useCallback } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import type { Operation } from "#src/api/operation.ts";
import { useSession } from "../session/session-store.ts";

/** How long a form waits for optional data, in ms. */
const timeoutMs = 3_000;

/**
 * Data of the signed-in user; undefined while loading. Returns `fallback` when signed out, and if loading fails or takes
 * longer than the timeout.
 */
export function useUserData<Data>(
  operation: Operation<Record<never, never>, { data: Data }>,
  fallback: Data,
): Data | undefined {
  const session = useSession();
  const loadWithTimeout = useCallback(
    () => Promise.race([call(operation, {}), resolveAfterTimeout()]),
    [operation],
  );
  // Loads again for another session.
  const { value, problem } = useLoad(loadWithTimeout, {}, { loadWhile: session?.token ?? false });
  return value?.data ?? (problem || session === null ? fallback : undefined);
}

const resolveAfterTimeout = () =>
  new Promise<Result<never>>((resolve) =>
    setTimeout(resolve, timeoutMs, { ok: false, problem: { code: "unreachable", message: "" } }),
  );
