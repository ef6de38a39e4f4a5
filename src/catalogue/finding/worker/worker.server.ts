import { fork } from "node:child_process";
import { dirname, join } from "node:path";
import type { ClientConfig } from "pg";
import { programAt } from "./program.server.ts";

/** The database to read, and the file to write. */
export type Job = { connection: ClientConfig; file: string };

/** Space for new objects, in MB. Rows are short-lived; with more, V8 spends longer getting memory than it saves. */
const execArgv = ["--max-semi-space-size=16"];

/**
 * Runs a program (its path below src/catalogue/finding) in its own process: this one goes on serving, and all its memory is freed.
 * Rejects if it fails or is aborted. `onJob` is the program's side.
 */
export function runInWorker(program: string, job: Job, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    // Stripping types takes 0.1 s: Node caches the result.
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
    // The database's URL may hold a password: other processes can read arguments, but not a message.
    worker.send(job);
    worker.unref();
  });
}
