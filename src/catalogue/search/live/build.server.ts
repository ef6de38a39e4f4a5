import { fork } from "node:child_process";
import { join } from "node:path";
import type { Connection } from "../../../platform/database.server.ts";
import { root } from "../../../platform/root.server.ts";
import { arrived } from "../index/segment.ts";
import type { Built } from "./build-process.server.ts";

const file = join(root, "src/catalogue/search/live/build-process.server.ts");

/** Builds the index of the whole catalogue beside this process, which goes on serving meanwhile. */
export function buildAside(connection: Connection, signal: AbortSignal): Promise<Built> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    const builder = fork(file, { serialization: "advanced", execArgv: [], env: { PATH } });
    const stop = () => void builder.kill();
    signal.addEventListener("abort", stop, { once: true });
    builder.once("message", (message) => {
      const built = message as Built;
      resolve({ ...built, segment: arrived(built.segment) });
    });
    builder.once("error", reject);
    builder.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error("the search index was not finished"));
    });
    // The URL of the database may hold a password: it goes by message, not by what others can read of a process.
    builder.send(connection);
    builder.unref();
  });
}
