import { setTimeout as sleep } from "node:timers/promises";
import { type Log, say } from "../log.server.ts";
import { CannotStart, cannotStartExitCode } from "./cannot-start.server.ts";
import { whenParentsEnd } from "./when-parents-end.server.ts";

/** Closes something cleanly, and may return a promise; waits up to `timeoutMs` for requests in progress. */
type Closer = (timeoutMs: number) => unknown;

/** How long requests in progress may take after a signal to stop, and after a failure, in ms. */
const requestTimeoutsMs = { stopped: 10_000, failed: 2_000 };

/** Timeout for closing everything else, in ms; then the process exits. */
const closeTimeoutMs = 5_000;

/** Exit code after an uncaught error (EX_SOFTWARE). */
const failureExitCode = 70;

/** What to do when the process ends. */
export class Life {
  readonly #closers: Closer[] = [];
  #drain: () => Promise<void> = async () => undefined;
  readonly #log: Log;
  #ended: Promise<never> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Registers something to close when the process ends; last opened, first closed. */
  onEnd(closer: Closer): void {
    this.#closers.push(closer);
  }

  /** Registers what happens before closing when the process is asked to end: serving until no requests come. */
  beforeEnd(drain: () => Promise<void>): void {
    this.#drain = drain;
  }

  /** Closes everything and ends the process within its timeouts. Later calls wait for the first. Logs `why`. */
  end(why?: string, code = 0): Promise<never> {
    this.#ended ??= this.#end(why, code);
    return this.#ended;
  }

  async #end(why: string | undefined, code: number): Promise<never> {
    const requestTimeoutMs = code === 0 ? requestTimeoutsMs.stopped : requestTimeoutsMs.failed;
    if (why) this.#log.info("closing", { signal: why });
    if (code === 0) await this.#drain();
    const closed = this.#close(requestTimeoutMs).catch((error) =>
      this.#log.error("not closed in order", { error }),
    );
    const timeout = sleep(requestTimeoutMs + closeTimeoutMs).then(() =>
      this.#log.error("did not close in time"),
    );
    await Promise.race([closed, timeout]);
    process.exit(code);
  }

  async #close(requestTimeoutMs: number): Promise<void> {
    for (const close of this.#closers.reverse()) await close(requestTimeoutMs);
  }
}

/** Runs `open` until a signal or the parent's end. bin/start.sh restarts the process after an uncaught error. */
export async function runUntilSignal(log: Log, open: (life: Life) => Promise<void>): Promise<void> {
  const life = new Life(log);
  const onFailure = (error: unknown) => {
    log.error("the server failed", { error });
    void life.end("failure", failureExitCode);
  };
  process.on("uncaughtException", onFailure);
  // The reader of the log may have ended; the shop continues.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void life.end(signal));
  whenParentsEnd(() => void life.end("disconnect"));
  try {
    await open(life);
  } catch (error) {
    if (!(error instanceof CannotStart)) return onFailure(error);
    say(error.message, "error");
    await life.end(undefined, cannotStartExitCode);
  }
}
