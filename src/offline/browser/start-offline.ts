import { savesData } from "#src/ui/saves-data.ts";
import { logoutEvent } from "#src/ui/storage/browser-storage.ts";
import type { FromWorker, ToWorker } from "../contract.ts";
import { getOfflineState, getVersionActivation, updateConnection, watchConnection } from "./connection.ts";
import { offerNewVersions } from "./offer-new-versions.ts";

/** React Router's manifest; its version is that of the build. */
type WithManifest = { __reactRouterManifest?: { version: string } };

/** Registers the service worker after the page has loaded; does nothing without service workers or https. */
export async function startOffline(): Promise<void> {
  clearPrivateWithSession();
  watchConnection(loadNotes);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  window.addEventListener("online", () => updateConnection({ kind: "online" }));
  window.addEventListener("offline", () => updateConnection({ kind: "offline" }));
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => updateConnection(data));
  if (!navigator.onLine) updateConnection({ kind: "offline" });
  try {
    const registration = await serviceWorker.register("/service-worker.js");
    const hadWorker = serviceWorker.controller !== null;
    const { active } = await serviceWorker.ready;
    reportOpenedPage(active, hadWorker);
    offerNewVersions(registration, (window as WithManifest).__reactRouterManifest?.version);
  } catch {
    // The shop works without a service worker, too.
  }
}

/** Tells the worker which page was opened. Of the back office only the rider's round works offline. */
function reportOpenedPage(worker: ServiceWorker | null, hadWorker: boolean) {
  const isRound = /^(\/bn)?\/admin\/round/.test(location.pathname);
  const isShopPage = !/^(\/bn)?\/admin/.test(location.pathname);
  const wasLoadedBeforeWorker = !hadWorker && (isShopPage || isRound);
  const url = location.pathname + location.search;
  sendToWorker(worker, { kind: "opened", ...(wasLoadedBeforeWorker && { keep: url }) });
  if (isRound) sendToWorker(worker, { kind: "round" });
  if (isShopPage && !savesData()) whenIdle(() => sendToWorker(worker, { kind: "catalogue" }));
}

/** Safari lacks `requestIdleCallback`: a timeout replaces it. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 2_000);
}

let notesModule: Promise<unknown> | undefined;

function loadNotes() {
  if (!getOfflineState() && !getVersionActivation()) return;
  notesModule ??= import("./render-notes.tsx").then((module) => module.renderNotes());
  notesModule.catch(() => {
    // The file may be unavailable offline: the next event retries.
    notesModule = undefined;
  });
}

const sendToWorker = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

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
