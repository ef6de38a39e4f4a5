import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.server.ts";
import { type MetricsJson, sumMetrics, withoutGauges } from "../metrics/sum-metrics.server.ts";
import { CannotStart, cannotStartExitCode } from "./cannot-start.server.ts";
import { answerRequests, type Peer, requestFrom } from "./peer-requests.server.ts";

/** The longest delay of a restart. It grows from none while a process keeps ending; as in bin/start.sh. */
const maxRestartDelayMs = 15_000;
/** A process that ran for this long restarts without a delay. */
const stableAfterMs = 60_000;
/** Beyond its own timeouts (life.server.ts), a process is killed; in ms. */
const killAfterMs = 20_000;
/** Timeout for the metrics of one process, and of all, in ms. */
const metricsTimeoutsMs = { one: 1_500, all: 3_000 };

/** Whether the main process of WORKERS started this one; the main process does what runs once per machine. */
export const isForked = cluster.isWorker;

/** The server processes of one machine at one port, each restarted by this main process when it ends. */
export class ServerProcesses {
  readonly #env: NodeJS.ProcessEnv;
  readonly #log: Log;
  readonly #subjects: Record<string, () => unknown>;
  readonly #ending = new AbortController();
  /** The last known metrics of each process that accepts requests. */
  readonly #metricsByWorker = new Map<Worker, MetricsJson | undefined>();
  readonly #runs: Promise<void>[] = [];
  #pastMetrics: Promise<MetricsJson[]> = Promise.resolve([]);

  /** `subjects`: what its processes may ask this one. */
  constructor(env: NodeJS.ProcessEnv, log: Log, subjects: Record<string, () => unknown>) {
    this.#env = env;
    this.#log = log;
    this.#subjects = { ...subjects, metrics: () => this.#readMetrics() };
    // Values may be infinite.
    cluster.setupPrimary({ serialization: "advanced" });
  }

  /** Starts `count` processes; settles when each accepts requests. Throws if one cannot start at all. */
  async start(count: number): Promise<void> {
    const startOne = () =>
      new Promise<void>((onOpened, onCannotStart) =>
        this.#runs.push(this.#keepRunning(onOpened, onCannotStart)),
      );
    await Promise.all(Array.from({ length: count }, startOne));
  }

  /** Ends all processes, which drain and close by themselves; settles when they have ended. */
  async end(drainMs: number): Promise<void> {
    this.#ending.abort();
    const signalAll = (name: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(name);
    };
    signalAll("SIGTERM");
    const killTimer = setTimeout(() => signalAll("SIGKILL"), drainMs + killAfterMs);
    await Promise.all(this.#runs);
    clearTimeout(killTimer);
  }

  /** Runs one process, and another whenever it ends, until the shop ends. */
  async #keepRunning(onOpened: () => void, onCannotStart: (reason: CannotStart) => void): Promise<void> {
    const { signal } = this.#ending;
    let restartDelayMs = 0;
    let hasOpened = false;
    while (!signal.aborted) {
      const startedAt = Date.now();
      const worker = this.#fork();
      if (!worker) {
        await sleep(maxRestartDelayMs, undefined, { signal }).catch(() => undefined);
        continue;
      }
      answerRequests(worker as Peer, {
        ...this.#subjects,
        opened: () => {
          hasOpened = true;
          this.#metricsByWorker.set(worker, undefined);
          onOpened();
        },
      });
      const [code, killedBy] = await once(worker, "exit").catch((error: Error) => {
        worker.process.kill("SIGKILL");
        return [error.message];
      });
      this.#addToPastMetrics(worker);
      if (signal.aborted) return;
      if (code === cannotStartExitCode && !hasOpened)
        return onCannotStart(new CannotStart("No server process can start."));
      if (Date.now() - startedAt > stableAfterMs) restartDelayMs = 0;
      const { pid } = worker.process;
      this.#log.error("a server process ended and is started again", {
        pid,
        status: killedBy ?? code,
        wait_s: restartDelayMs / 1_000,
      });
      await sleep(restartDelayMs, undefined, { signal }).catch(() => undefined);
      restartDelayMs = Math.min(restartDelayMs * 2 + 1_000, maxRestartDelayMs);
    }
  }

  /** Undefined if the machine has no resources for another process. */
  #fork(): Worker | undefined {
    try {
      return cluster.fork(this.#env);
    } catch (error) {
      this.#log.error("no server process can be started", { error, wait_s: maxRestartDelayMs / 1_000 });
      return undefined;
    }
  }

  async #readMetrics(): Promise<MetricsJson[]> {
    await Promise.all(
      [...this.#metricsByWorker.keys()].map(async (worker) => {
        const metrics = await requestFrom(worker as Peer, "metrics", metricsTimeoutsMs.one);
        if (metrics && this.#metricsByWorker.has(worker))
          this.#metricsByWorker.set(worker, metrics as MetricsJson);
      }),
    );
    const past = await this.#pastMetrics;
    return past.concat([...this.#metricsByWorker.values()].filter((metrics) => metrics !== undefined));
  }

  /** Retains the counters of an ended process: their sum must not decrease. */
  #addToPastMetrics(worker: Worker): void {
    const last = this.#metricsByWorker.get(worker);
    this.#metricsByWorker.delete(worker);
    if (!last) return;
    this.#pastMetrics = this.#pastMetrics.then(async (past) => {
      const sum = await sumMetrics([...past, withoutGauges(last)]).catch(() => undefined);
      return sum ? [sum] : past;
    });
  }
}

/** Reports from a forked server process that it accepts requests. */
export const reportOpened = () => void requestFrom(process as Peer, "opened", metricsTimeoutsMs.all);

/** The main process's answer about a subject. */
export const requestFromMain = (subject: string) =>
  requestFrom(process as Peer, subject, metricsTimeoutsMs.all);

/** Lets the main process ask this forked one for its metrics. */
export const provideMetrics = (read: () => Promise<MetricsJson>) =>
  answerRequests(process as Peer, { metrics: read });
