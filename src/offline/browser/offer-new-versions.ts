import type { ToWorker } from "../contract.ts";
import { offerVersion } from "./connection.ts";

/** A page that becomes visible again after this time checks for a new build, in ms. */
const checkIntervalMs = 30 * 60_000;

/** Offers a new build once it is installed. A worker of the page's own build activates without asking. */
export function offerNewVersions(
  registration: ServiceWorkerRegistration,
  ownVersion: string | undefined,
): void {
  const checkWaiting = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await requestVersion(waiting)) === ownVersion) return sendToWorker(waiting, { kind: "take-over" });
    offerVersion(() => reloadWith(waiting));
  };
  const followInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) void checkWaiting();
    });
  };
  registration.addEventListener("updatefound", followInstalling);
  followInstalling();
  void checkWaiting();
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < checkIntervalMs) return;
    lastCheck = Date.now();
    void registration.update().catch(() => undefined);
  });
}

function reloadWith(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  sendToWorker(waiting, { kind: "take-over" });
}

const sendToWorker = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

function requestVersion(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage({ kind: "version" } satisfies ToWorker, [port2]);
  });
}
