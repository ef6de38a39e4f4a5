import { savesData } from "#src/ui/saves-data.ts";
import { logoutEvent } from "#src/ui/storage/browser-storage.ts";
import type { FromWorker, ToWorker } from "../contract.ts";
import { noteConnection, offeredVersion, offlineState, watchConnection } from "./connection.ts";
import { offerNewVersions } from "./new-version.ts";

/** React Router's manifest; its version is that of the build. */
type WithManifest = { __reactRouterManifest?: { version: string } };

/** Registers the service worker after the page has loaded; does nothing without service workers or https. */
export async function startOffline(): Promise<void> {
  clearPrivateWithSession();
  watchConnection(drawNotes);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  window.addEventListener("online", () => noteConnection({ kind: "online" }));
  window.addEventListener("offline", () => noteConnection({ kind: "offline" }));
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => noteConnection(data));
  if (!navigator.onLine) noteConnection({ kind: "offline" });
  try {
    const registration = await serviceWorker.register("/service-worker.js");
    const seenBefore = serviceWorker.controller !== null;
    const { active } = await serviceWorker.ready;
    const isRound = /^(\/bn)?\/admin\/round/.test(location.pathname);
    const isPage = !/^(\/bn)?\/admin/.test(location.pathname) || isRound;
    const url = location.pathname + location.search;
    say(active, { kind: "opened", ...(!seenBefore && isPage && { keep: url }) });
    if (isRound) say(active, { kind: "round" });
    if (isPage && !isRound && !savesData()) whenIdle(() => say(active, { kind: "catalogue" }));
    offerNewVersions(registration, (window as WithManifest).__reactRouterManifest?.version);
  } catch {}
}

/** Safari lacks `requestIdleCallback`: a timeout replaces it. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 2_000);
}

let drawn: Promise<unknown> | undefined;

function drawNotes() {
  if (!offlineState() && !offeredVersion()) return;
  drawn ??= import("./notes.tsx").then((part) => part.drawNotes());
  drawn.catch(() => {
    // The file may be unavailable offline: the next event retries.
    drawn = undefined;
  });
}

const say = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** Deletes a session's cached data at logout, and if the session ended before this page was opened. */
function clearPrivateWithSession() {
  window.addEventListener(logoutEvent, () => void clearPrivate());
  try {
    if (localStorage.getItem("token") === null) void clearPrivate();
  } catch {}
}

async function clearPrivate() {
  if (!window.caches) return;
  for (const name of await caches.keys()) if (name.startsWith("private-")) await caches.delete(name);
}
