import { useSyncExternalStore } from "react";
import { call } from "#src/api/client/client.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { countNewer } from "../contract.ts";

/** Each tab polls by itself after this time without news, in ms. */
const silentMs = 30_000;
const name = "news-of-orders";

const listeners = new Set<() => void>();
let newest: number | undefined;
let stop: (() => void) | undefined;

/** The newest order's id, 0 for none; undefined while unknown or without permission. */
export function useNewestOrder(wanted = true): number | undefined {
  const user = useSession()?.user;
  const on = wanted && user !== undefined && mayWorkIn(user, "orders");
  return useSyncExternalStore(on ? watch : watchNothing, on ? () => newest : unknown, unknown);
}

const unknown = () => undefined;
const watchNothing = () => () => undefined;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    newest = undefined;
  };
}

/**
 * One tab listens and informs the others, because browsers limit connections per site. Browsers without locks
 * poll in each tab.
 */
function begin(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tabs = new BroadcastChannel(name);
  let heardAt = performance.now();

  const hear = (id: number) => {
    heardAt = performance.now();
    if (id === newest) return;
    newest = id;
    for (const listener of listeners) listener();
  };
  const fetchNewest = async (wait: boolean): Promise<number | undefined> => {
    const result = await call(countNewer, { after: String(newest ?? 0), wait }, { signal }).catch(unknown);
    return result?.ok ? result.value.data.newest : undefined;
  };
  const fetchOnce = async () => {
    const id = await fetchNewest(false);
    // Another tab may have reported a newer order in the meantime.
    if (id !== undefined && id >= (newest ?? 0)) hear(id);
  };
  /** No timers between answers: hidden tabs run them once a minute. */
  const listen = async () => {
    while (!signal.aborted) {
      const id = await fetchNewest(newest !== undefined);
      if (signal.aborted) return;
      if (id === undefined) await pause(silentMs, signal);
      else {
        hear(id);
        tabs.postMessage(id);
      }
    }
  };
  const lookWhereSilent = () => {
    if (performance.now() - heardAt >= silentMs) void fetchOnce();
  };

  tabs.onmessage = ({ data }: MessageEvent<number>) => hear(data);
  void fetchOnce();
  if ("locks" in navigator) navigator.locks.request(name, { signal }, listen).catch(unknown);
  const timer = setInterval(lookWhereSilent, silentMs);
  document.addEventListener("visibilitychange", lookWhereSilent);
  return () => {
    ending.abort();
    tabs.close();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookWhereSilent);
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
