import { useSyncExternalStore } from "react";
import { call } from "#src/api/client/client.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { countNewer } from "../contract.ts";

/** Each tab polls by itself after this time without news, in ms. */
const silenceTimeoutMs = 30_000;
const channelName = "news-of-orders";

const listeners = new Set<() => void>();
let newestId: number | undefined;
let stopListening: (() => void) | undefined;

/** The newest order's id, 0 for none; undefined while unknown or without permission. */
export function useNewestOrder(isWanted = true): number | undefined {
  const user = useSession()?.user;
  const isWatching = isWanted && user !== undefined && mayWorkIn(user, "orders");
  return useSyncExternalStore(
    isWatching ? watch : watchNothing,
    isWatching ? () => newestId : returnUndefined,
    returnUndefined,
  );
}

const returnUndefined = () => undefined;
const watchNothing = () => () => undefined;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  stopListening ??= startListening();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    newestId = undefined;
  };
}

/**
 * One tab listens and informs the others, because browsers limit connections per site. Browsers without locks
 * poll in each tab.
 */
function startListening(): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  const channel = new BroadcastChannel(channelName);
  let lastHeardAtMs = performance.now();

  const publishNewest = (id: number) => {
    lastHeardAtMs = performance.now();
    if (id === newestId) return;
    newestId = id;
    for (const listener of listeners) listener();
  };
  const fetchNewest = async (wait: boolean): Promise<number | undefined> => {
    const result = await call(countNewer, { after: String(newestId ?? 0), wait }, { signal }).catch(
      returnUndefined,
    );
    return result?.ok ? result.value.data.newest : undefined;
  };
  const fetchOnce = async () => {
    const id = await fetchNewest(false);
    // Another tab may have reported a newer order in the meantime.
    if (id !== undefined && id >= (newestId ?? 0)) publishNewest(id);
  };
  /** No timers between answers: hidden tabs run them once a minute. */
  const listen = async () => {
    while (!signal.aborted) {
      const id = await fetchNewest(newestId !== undefined);
      if (signal.aborted) return;
      if (id === undefined) await pause(silenceTimeoutMs, signal);
      else {
        publishNewest(id);
        channel.postMessage(id);
      }
    }
  };
  const fetchIfSilent = () => {
    if (performance.now() - lastHeardAtMs >= silenceTimeoutMs) void fetchOnce();
  };

  channel.onmessage = ({ data }: MessageEvent<number>) => publishNewest(data);
  void fetchOnce();
  if ("locks" in navigator) navigator.locks.request(channelName, { signal }, listen).catch(returnUndefined);
  const timer = setInterval(fetchIfSilent, silenceTimeoutMs);
  document.addEventListener("visibilitychange", fetchIfSilent);
  return () => {
    abortController.abort();
    channel.close();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", fetchIfSilent);
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
