import { dirname, join } from "node:path";
import type { ClientConfig } from "pg";
import type { WalPosition } from "#src/platform/database/replica.server.ts";
import { runWorker } from "#src/platform/process/run-worker.server.ts";

/** What a worker reads and writes. */
export type Job = {
  connection: ClientConfig;
  /** A replica of the database, and the position that it must have replayed. */
  replica?: { connection: ClientConfig; moment: WalPosition } | undefined;
  file: string;
};

/** The size of V8's young generation in MB. Rows are short-lived; a larger size costs more than it saves. */
const execArgv = ["--max-semi-space-size=16"];

/** Runs a program of the search (its path below src/catalogue/search) in a child process; see `runWorker`. */
export const runSearchWorker = (program: string, job: Job, signal: AbortSignal): Promise<void> =>
  runWorker(`catalogue/search/${program}`, job, {
    signal,
    execArgv,
    // Stripping types takes 0.1 s: Node caches the result.
    env: { NODE_COMPILE_CACHE: join(dirname(job.file), "compiled") },
  });
