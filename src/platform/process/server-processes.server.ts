import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.server.ts";
import { addUp, type Numbers, withoutGauges } from "../metrics/add-up.server.ts";
import { CannotStart, cannotStartCode } from "./cannot-start.server.ts";
import { answerRequests, type Peer, requestFrom } from "./questions.server.ts";

/** Between the end of a process and its restart: none, then growing while it keeps ending; as in bin/start.sh. */
const longestWaitMs = 15_000;
const steadyMs = 60_000;
/** Beyond its own timeouts (life.server.ts), a process is killed; in ms. */
const endingMs = 20_000;
/** Timeout for the metrics of one process, and of all, in ms. */
const waits = { one: 1_500, all: 3_000 };

/** Whether the main process of WORKERS started this one; the main process does what runs once per machine. */
export const isForked = cluster.isWorker;

/** The server processes of one machine at one port, each restarted by this main process when it ends. */
export class ServerProcesses {
  readonly #env: NodeJS.ProcessEnv;
  readonly #log: Log;
  readonly #subjects: Record<string, () => unknown>;
  readonly #ending = new AbortController();
  readonly #open = new Map<Worker, Numbers | undefined>();
  readonly #places: Promise<void>[] = [];
  #past: Promise<Numbers[]> = Promise.resolve([]);

  /** `subjects`: what its processes may ask this one. */
  constructor(env: NodeJS.ProcessEnv, log: Log, subjects: Record<string, () => unknown>) {
    this.#env = env;
    this.#log = log;
    this.#subjects = { ...subjects, numbers: () => this.#numbers() };
    // Values may be infinite.
    cluster.setupPrimary({ serialization: "advanced" });
  }

  /** Starts `count` processes; settles when each accepts requests. Throws if one cannot start at all. */
  async start(count: number): Promise<void> {
    const place = () => new Promise<void>((opened, failed) => this.#places.push(this.#keep(opened, failed)));
    await Promise.all(Array.from({ length: count }, place));
  }

  /** Ends all processes, which drain and close by themselves; settles when they have ended. */
  async end(drainMs: number): Promise<void> {
    this.#ending.abort();
    const signal = (name: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(name);
    };
    signal("SIGTERM");
    const late = setTimeout(() => signal("SIGKILL"), drainMs + endingMs);
    await Promise.all(this.#places);
    clearTimeout(late);
  }

  async #keep(opened: () => void, failed: (reason: CannotStart) => void): Promise<void> {
    const { signal } = this.#ending;
    let waitMs = 0;
    let hasOpened = false;
    while (!signal.aborted) {
      const begun = Date.now();
      const worker = this.#fork();
      if (!worker) {
        await sleep(longestWaitMs, undefined, { signal }).catch(() => undefined);
        continue;
      }
      answerRequests(worker as Peer, {
        ...this.#subjects,
        opened: () => {
          hasOpened = true;
          this.#open.set(worker, undefined);
          opened();
        },
      });
      const [code, killedBy] = await once(worker, "exit").catch((error: Error) => {
        worker.process.kill("SIGKILL");
        return [error.message];
      });
      this.#remember(worker);
      if (signal.aborted) return;
      if (code === cannotStartCode && !hasOpened)
        return failed(new CannotStart("No server process can start."));
      if (Date.now() - begun > steadyMs) waitMs = 0;
      const { pid } = worker.process;
      this.#log.error("a server process ended and is started again", {
        pid,
        status: killedBy ?? code,
        wait_s: waitMs / 1_000,
      });
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2 + 1_000, longestWaitMs);
    }
  }

  /** Undefined if the machine has no resources for another process. */
  #fork(): Worker | undefined {
    try {
      return cluster.fork(this.#env);
    } catch (error) {
      this.#log.error("no server process can be started", { error, wait_s: longestWaitMs / 1_000 });
      return undefined;
    }
  }

  async #numbers(): Promise<Numbers[]> {
    await Promise.all(
      [...this.#open.keys()].map(async (worker) => {
        const numbers = await requestFrom(worker as Peer, "numbers", waits.one);
        if (numbers && this.#open.has(worker)) this.#open.set(worker, numbers as Numbers);
      }),
    );
    const past = await this.#past;
    return past.concat([...this.#open.values()].filter((numbers) => numbers !== undefined));
  }

  /** A sum of counters must not decrease when a process ends. */
  #remember(worker: Worker): void {
    const last = this.#open.get(worker);
    this.#open.delete(worker);
    if (!last) return;
    this.#past = this.#past.then(async (past) => {
      const sum = await addUp([...past, withoutGauges(last)]).catch(() => undefined);
      return sum ? [sum] : past;
    });
  }
}

/** Reports from a forked server process that it accepts requests. */
export const sayOpened = () => void requestFrom(process as Peer, "opened", waits.all);

/** The main process's answer about a subject. */
export const ofMain = (subject: string) => requestFrom(process as Peer, subject, waits.all);

export const giveNumbers = (read: () => Promise<Numbers>) =>
  answerRequests(process as Peer, { numbers: read });
