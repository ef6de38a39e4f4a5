import { savesData } from "#src/ui/saves-data.ts";
import { forgotten } from "#src/ui/storage/browser-storage.ts";
import type { FromWorker, ToWorker } from "../contract.ts";
import { noteConnection, offeredVersion, offlineState, watchConnection } from "./connection.ts";
import { offerNewVersions } from "./new-version.ts";

/** React Router's table of routes; its version is the build's. */
type WithManifest = { __reactRouterManifest?: { version: string } };

/**
 * Has this browser keep what it needs to open the shop without a connection. Called once the page has loaded; a browser without
 * service workers, or a page without https, goes on as before.
 */
export async function startOffline(): Promise<void> {
  forgetPrivateWithSession();
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
  } catch {
    // Storage is off, or full.
  }
}

/** Once the page has nothing to do; Safari does not say when, and waits a moment. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 2_000);
}

let drawn: Promise<unknown> | undefined;

/** Draws the notes beside the page: loaded when there is something to say. */
function drawNotes() {
  if (!offlineState() && !offeredVersion()) return;
  drawn ??= import("./notes.tsx").then((part) => part.drawNotes());
  drawn.catch(() => {
    // Without a connection the file may be out of reach: the next event tries again.
    drawn = undefined;
  });
}

const say = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** What was kept for a session goes with it: at sign-out, and where it ended before this page opened. */
function forgetPrivateWithSession() {
  window.addEventListener(forgotten, () => void forgetPrivate());
  try {
    if (localStorage.getItem("token") === null) void forgetPrivate();
  } catch {
    // Storage is off.
  }
}

async function forgetPrivate() {
  if (!window.caches) return;
  for (const name of await caches.keys()) if (name.startsWith("private-")) await caches.delete(name);
}
