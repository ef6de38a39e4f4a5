import type * as Prometheus from "prom-client";
import { isForked, provideMetrics, requestFromMain } from "../process/server-processes.server.ts";
import { buckets, cachedAnswers, counts, poolWaits, refusals, replicaReads } from "./counts.server.ts";
import { type MetricsJson, metricsText } from "./sum-metrics.server.ts";

/** A value of a gauge. `tatka_queue{queue="sms",state="waiting"}` has the labels `queue` and `state`. */
export type Measurement = {
  name: string;
  help: string;
  value: number;
  labels?: Record<string, string>;
  /** How server processes that share a port are combined; default: their sum. */
  aggregator?: "sum" | "first" | "min" | "max";
};

export type Metrics = {
  observeRequest(method: string, route: string, status: number, ms: number): void;
  /** All metrics in Prometheus' text format, of all server processes that share the port. */
  text(): Promise<string>;
  contentType: string;
  /** Adds a reader of gauges, which is called on demand. If it fails, its values are left out. */
  addReader(read: () => Measurement[] | Promise<Measurement[]>): void;
};

type ReadMeasurements = Parameters<Metrics["addReader"]>[0];

/** Opens the metrics of this process. Prometheus' client is loaded only if needed. */
export async function openMetrics(): Promise<Metrics> {
  const client = await import("prom-client");
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const requests = new client.Histogram({
    name: "tatka_http_request_seconds",
    help: "Requests that the page cache did not answer at once, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  });
  addCounters(client, registry);
  const readers: ReadMeasurements[] = [];
  const updateGauges = createGauges(client, registry);
  const readMetrics = async (): Promise<MetricsJson> => {
    await updateGauges(readers);
    return [
      ...((await registry.getMetricsAsJSON()) as unknown as MetricsJson),
      cachedAnswers.toMetricJson(
        "tatka_cached_answer_seconds",
        "Requests that the page cache answered at once",
      ),
      poolWaits.toMetricJson(
        "tatka_pool_wait_seconds",
        "How long statements waited for a connection to the database",
      ),
    ];
  };
  if (isForked) provideMetrics(readMetrics);
  return {
    observeRequest: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1_000),
    addReader: (reader) => void readers.push(reader),
    contentType: registry.contentType,
    async text() {
      const allProcesses = isForked
        ? ((await requestFromMain("metrics")) as MetricsJson[] | undefined)
        : undefined;
      return metricsText(allProcesses?.length ? allProcesses : [await readMetrics()]);
    },
  };
}

/** Adds the counters of `counts.server.ts`, which are read on demand. */
function addCounters({ Counter }: Pick<typeof Prometheus, "Counter">, registry: Prometheus.Registry): void {
  const registers = [registry];
  const counterDefinitions: [name: string, help: string, key: keyof typeof counts][] = [
    ["tatka_orders_placed_total", "Orders written by this process", "ordersPlaced"],
    ["tatka_searches_missed_total", "Searches that found nothing exact", "searchesMissed"],
    ["tatka_slow_queries_total", "Statements that took longer than SLOW_QUERY_MS", "slowQueries"],
    [
      "tatka_page_cache_misses_total",
      "Answers that had to be made, as the page cache had none",
      "pagesMissed",
    ],
  ];
  for (const [name, help, key] of counterDefinitions)
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(counts[key]);
      },
    });
  new Counter({
    name: "tatka_refusals_total",
    help: "Requests that were refused, by the code of the refusal",
    labelNames: ["code"],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of Object.entries(refusals)) this.inc({ code }, count);
    },
  });
  new Counter({
    name: "tatka_replica_reads_total",
    help: "Reads that may go to DATABASE_REPLICA_URL, by who answered them",
    labelNames: ["by"],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(replicaReads)) this.inc({ by }, count);
    },
  });
}

/** Returns a function that resets all gauges, then sets them by what these readers return. */
function createGauges({ Gauge }: Pick<typeof Prometheus, "Gauge">, registry: Prometheus.Registry) {
  const registers = [registry];
  const gauges = new Map<string, Prometheus.Gauge>();
  const findGauge = ({ name, help, labels = {}, aggregator = "sum" }: Measurement) => {
    const labelNames = Object.keys(labels);
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers, aggregator });
    gauges.set(name, gauge);
    return gauge;
  };
  return async (readers: readonly ReadMeasurements[]): Promise<void> => {
    for (const gauge of gauges.values()) gauge.reset();
    const results = await Promise.allSettled(readers.map(async (read) => read()));
    for (const result of results) {
      if (result.status === "rejected") continue;
      for (const measurement of result.value)
        findGauge(measurement).set(measurement.labels ?? {}, measurement.value);
    }
  };
}
