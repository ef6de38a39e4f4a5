import type { ToWorker } from "../contract.ts";
import { offerVersion } from "./connection.ts";

/** A page that becomes visible again after this time checks for a new build, in ms. */
const lookAgainMs = 30 * 60_000;

/** Offers a new build once it is installed. A worker of the page's `own` build activates without asking. */
export function offerNewVersions(registration: ServiceWorkerRegistration, own: string | undefined): void {
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await versionOf(waiting)) === own) return say(waiting, { kind: "take-over" });
    offerVersion(() => reloadWith(waiting));
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) void look();
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  void look();
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}

function reloadWith(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  say(waiting, { kind: "take-over" });
}

const say = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage({ kind: "version" } satisfies ToWorker, [port2]);
  });
}
