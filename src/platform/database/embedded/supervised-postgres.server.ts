import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#src/platform/log.server.ts";
import { CannotStartYet } from "#src/platform/process/cannot-start.server.ts";
import type { Binaries } from "./binaries.server.ts";
import { clearLeftovers } from "./clear-leftovers.server.ts";
import { type PostgresFolders, PostgresRun, type ServerExit } from "./postgres-run.server.ts";

/** Pause before a restart, in ms: doubled while it keeps ending, up to `longest`. */
const restartDelaysMs = { first: 100, longest: 1_500 };

/** A server that ran for this long had started well: the next pause is short again. */
const stableAfterMs = 30_000;

/** While it does not start, only every nth failure is logged. */
const logEvery = 40;

/** `restarts`: since the shop opened; `reason`: why it does not run, absent while it does. */
export type PostgresHealth = { running: boolean; restarts: number; reason?: string };

/** A PostgreSQL server that is restarted when it ends. */
export class SupervisedPostgres {
  readonly #binaries: Binaries;
  readonly #folders: PostgresFolders;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #run: PostgresRun | undefined;
  #health: PostgresHealth = { running: false, restarts: 0 };
  #supervising: Promise<void> = Promise.resolve();

  constructor(binaries: Binaries, folders: PostgresFolders, log: Log) {
    this.#binaries = binaries;
    this.#folders = folders;
    this.#log = log;
  }

  get health(): PostgresHealth {
    return this.#health;
  }

  /** Starts it and keeps it running. Throws `CannotStartYet` if it ends at once. */
  async start(): Promise<void> {
    const run = await this.#startRun();
    if (!(await run.waitUntilReady())) throw new CannotStartYet(this.#failureText(await run.ended));
    this.#health = { running: true, restarts: 0 };
    this.#supervising = this.#restartWhenItEnds(run);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#run?.stop();
    await this.#supervising;
  }

  async #startRun(): Promise<PostgresRun> {
    await clearLeftovers(this.#folders);
    this.#run = new PostgresRun(this.#binaries, this.#folders);
    return this.#run;
  }

  /** Restarts PostgreSQL whenever it ends, until `stop`. */
  async #restartWhenItEnds(firstRun: PostgresRun): Promise<void> {
    let run: PostgresRun | undefined = firstRun;
    let startedAt = Date.now();
    let pauseMs = restartDelaysMs.first;
    for (let attempts = 0; !this.#stopping.signal.aborted; attempts++) {
      if (run) {
        const end = await run.ended;
        if (this.#stopping.signal.aborted) return;
        if (Date.now() - startedAt > stableAfterMs) {
          pauseMs = restartDelaysMs.first;
          attempts = 0;
        }
        this.#logEnd(end, attempts);
      }
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      pauseMs = Math.min(2 * pauseMs, restartDelaysMs.longest);
      startedAt = Date.now();
      run = await this.#restart(attempts);
    }
  }

  /** Returns the new run, even if it has already ended; undefined if none could be started. */
  async #restart(attempts: number): Promise<PostgresRun | undefined> {
    const startedAt = Date.now();
    try {
      const run = await this.#startRun();
      if (this.#stopping.signal.aborted) await run.stop();
      else if (await run.waitUntilReady()) {
        this.#health = { running: true, restarts: this.#health.restarts + 1 };
        this.#log.info("the database runs again", { ms: Date.now() - startedAt });
      }
      return run;
    } catch (error) {
      if (attempts % logEvery === 0) this.#log.error("the database cannot be started again", { error });
      return undefined;
    }
  }

  #logEnd({ code, signal, reasonInLog }: ServerExit, attempts: number): void {
    const { running, restarts } = this.#health;
    this.#health = { running: false, restarts, reason: reasonInLog || "it ended" };
    if (!running && attempts % logEvery > 0) return;
    this.#log.error("the database ended and is started again", {
      code,
      signal,
      said: reasonInLog,
      log: this.#folders.logFile,
    });
  }

  #failureText({ reasonInLog }: ServerExit): string {
    const { logFile } = this.#folders;
    const reasonText = reasonInLog ? `: ${reasonInLog}` : "";
    return `The shop's PostgreSQL did not start${reasonText}. What else it said stands in ${logFile}.`;
  }
}
