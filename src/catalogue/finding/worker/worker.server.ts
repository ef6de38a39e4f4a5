import { fork } from "node:child_process";
import { dirname, join } from "node:path";
import type { ClientConfig } from "pg";
import { programAt } from "./program.server.ts";

/** The database to read, and the file to write. */
export type Job = { connection: ClientConfig; file: string };

/** In MB, for new objects. Rows live only a moment; with more, V8 spends longer getting the memory than it saves. */
const execArgv = ["--max-semi-space-size=16"];

/**
 * Runs a program (its path below src/catalogue/finding) in a process of its own, so that this one goes on serving and all memory
 * of the work is given back. Settles when it is done; rejects if it fails or is aborted. See `onJob` for the program's side.
 */
export function runInWorker(program: string, job: Job, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    // From source, stripping the types takes 0.1 s: Node caches the result beside the file.
    const env = { PATH, NODE_COMPILE_CACHE: join(dirname(job.file), "compiled") };
    const worker = fork(programAt(program), { execArgv, env });
    const stop = () => void worker.kill();
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`${program} was not finished`));
    });
    // The URL of the database may hold a password: as a message no other process can see it.
    worker.send(job);
    worker.unref();
  });
}
