import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../../../platform/root.server.ts";
import type { Order } from "./build-process.server.ts";

const program = join(root, "src/catalogue/search/building/build-process.server.ts");

/** Room for new objects in MB: what is read lives shortly, and the process goes with its memory. */
const execArgv = ["--max-semi-space-size=64"];

/** Builds the index of the whole catalogue into a file, beside this process, which goes on serving meanwhile. */
export function buildAside(order: Order, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    const builder = fork(program, { execArgv, env: { PATH } });
    const stop = () => void builder.kill();
    signal.addEventListener("abort", stop, { once: true });
    builder.once("message", () => resolve());
    builder.once("error", reject);
    builder.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error("the search index was not finished"));
    });
    // The URL of the database may hold a password: it goes by message, not by what others can read of a process.
    builder.send(order);
    builder.unref();
  });
}
