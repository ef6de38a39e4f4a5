import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#src/platform/log.server.ts";
import { CannotStartYet } from "#src/platform/process/cannot-start.server.ts";
import type { Binaries } from "./binaries.server.ts";
import { clearLeftovers } from "./clear-leftovers.server.ts";
import { type PostgresFolders, PostgresRun, type ServerExit } from "./postgres-run.server.ts";

/** Pause before a restart, in ms: doubled while it keeps ending, up to `longest`. */
const restartDelaysMs = { first: 100, longest: 1_500 };

const stableAfterMs = 30_000;

/** While it does not start, only every nth failure is logged. */
const logEvery = 40;

export type PostgresHealth = { running: boolean; restarts: number; reason?: string };

export class SupervisedPostgres {
  readonly #binaries: Binaries;
  readonly #places: PostgresFolders;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #run: PostgresRun | undefined;
  #health: PostgresHealth = { running: false, restarts: 0 };
  #keeping: Promise<void> = Promise.resolve();

  constructor(binaries: Binaries, places: PostgresFolders, log: Log) {
    this.#binaries = binaries;
    this.#places = places;
    this.#log = log;
  }

  get health(): PostgresHealth {
    return this.#health;
  }

  /** Starts it and keeps it running. Throws `CannotStartYet` if it ends at once. */
  async start(): Promise<void> {
    const run = await this.#begin();
    if (!(await run.ready())) throw new CannotStartYet(this.#sentence(await run.ended));
    this.#health = { running: true, restarts: 0 };
    this.#keeping = this.#keep(run);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#run?.stop();
    await this.#keeping;
  }

  async #begin(): Promise<PostgresRun> {
    await clearLeftovers(this.#places);
    this.#run = new PostgresRun(this.#binaries, this.#places);
    return this.#run;
  }

  async #keep(first: PostgresRun): Promise<void> {
    let run: PostgresRun | undefined = first;
    let startedAt = Date.now();
    let pause = restartDelaysMs.first;
    for (let attempts = 0; !this.#stopping.signal.aborted; attempts++) {
      if (run) {
        const end = await run.ended;
        if (this.#stopping.signal.aborted) return;
        if (Date.now() - startedAt > stableAfterMs) {
          pause = restartDelaysMs.first;
          attempts = 0;
        }
        this.#logEnd(end, attempts);
      }
      await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      pause = Math.min(2 * pause, restartDelaysMs.longest);
      startedAt = Date.now();
      run = await this.#again(attempts);
    }
  }

  /** Returns the new run, even if it has already ended; undefined if none could be started. */
  async #again(attempts: number): Promise<PostgresRun | undefined> {
    const startedAt = Date.now();
    try {
      const run = await this.#begin();
      if (this.#stopping.signal.aborted) await run.stop();
      else if (await run.ready()) {
        this.#health = { running: true, restarts: this.#health.restarts + 1 };
        this.#log.info("the database runs again", { ms: Date.now() - startedAt });
      }
      return run;
    } catch (error) {
      if (attempts % logEvery === 0) this.#log.error("the database cannot be started again", { error });
      return undefined;
    }
  }

  #logEnd({ code, signal, said }: ServerExit, attempts: number): void {
    const { running, restarts } = this.#health;
    this.#health = { running: false, restarts, reason: said || "it ended" };
    if (!running && attempts % logEvery > 0) return;
    this.#log.error("the database ended and is started again", {
      code,
      signal,
      said,
      log: this.#places.logFile,
    });
  }

  #sentence({ said }: ServerExit): string {
    const { logFile } = this.#places;
    return `The shop's PostgreSQL did not start${said ? `: ${said}` : ""}. What else it said stands in ${logFile}.`;
  }
}
