import { type ForkOptions, fork } from "node:child_process";
import { programPath } from "./program-path.server.ts";

type WorkerOptions = Pick<ForkOptions, "execArgv" | "env"> & { signal: AbortSignal };

/** Runs a program below src in a child process and returns its `onJob` result. Rejects on failure and abort. */
export function runWorker<Job extends object, Result = void>(
  program: string,
  job: Job,
  { signal, execArgv = [], env }: WorkerOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    const worker = fork(programPath(program), {
      execArgv,
      env: { PATH, ...env },
      serialization: "advanced",
    });
    const stop = () => void worker.kill("SIGKILL");
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", ({ result }: { result: Result }) => resolve(result));
    worker.once("error", reject);
    worker.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`${program} was not finished`));
    });
    // The URL of a database may hold a password: other processes cannot see a message.
    worker.send(job, (error) => error && reject(error));
    worker.unref();
  });
}
