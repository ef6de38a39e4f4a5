import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Connection } from "../../../platform/database.server.ts";
import { root } from "../../../platform/root.server.ts";
import type { Built } from "./build-worker.server.ts";

const file = join(root, "src/catalogue/search/live/build-worker.server.ts");

/** Builds the index of the whole catalogue in a thread of its own; the caller goes on serving meanwhile. */
export function buildInWorker(connection: Connection, signal: AbortSignal): Promise<Built> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: connection, execArgv: [], env: {} });
    const stop = () => void worker.terminate();
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error("the search index was not finished"));
    });
    worker.unref();
  });
}
