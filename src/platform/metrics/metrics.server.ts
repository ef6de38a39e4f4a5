import { isForked, provideMetrics, requestFromMain } from "../process/server-processes.server.ts";
import { buckets, cachedAnswers, counts, poolWaits, refusals, replicaReads } from "./counts.server.ts";
import { type MetricsJson, metricsText } from "./sum-metrics.server.ts";

/** Values by name; a name may carry labels: `tatka_queue{queue="sms",state="waiting"}` is ["queue", { queue, state }]. */
export type Measurement = {
  name: string;
  help: string;
  value: number;
  labels?: Record<string, string>;
  /** How server processes that share a port are combined; default: their sum. */
  ofAll?: "sum" | "first" | "min" | "max";
};

export type Metrics = {
  observe(method: string, route: string, status: number, ms: number): void;
  /** All metrics in Prometheus' text format, of all server processes that share the port. */
  text(): Promise<string>;
  type: string;
  /** Adds gauges that are read on demand. A failing reader leaves its values out. */
  add(read: () => Measurement[] | Promise<Measurement[]>): void;
};

/** Opens the metrics of this process. Prometheus' client is loaded only if needed. */
export async function openMetrics(): Promise<Metrics> {
  const { Registry, Histogram, Gauge, Counter, collectDefaultMetrics } = await import("prom-client");
  const registers = [new Registry()];
  const [registry] = registers as [InstanceType<typeof Registry>];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "tatka_http_request_seconds",
    help: "Requests that the page cache did not answer at once, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const counterDefinitions: [string, string, keyof typeof counts][] = [
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

  const readers: (() => Measurement[] | Promise<Measurement[]>)[] = [];
  const gauges = new Map<string, InstanceType<typeof Gauge>>();
  const findGauge = ({ name, help, labels = {}, ofAll: aggregator = "sum" }: Measurement) => {
    const registeredGauge =
      gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers, aggregator });
    gauges.set(name, registeredGauge);
    return registeredGauge;
  };
  const readMetrics = async (): Promise<MetricsJson> => {
    for (const gauge of gauges.values()) gauge.reset();
    for (const settled of (await Promise.allSettled(readers.map(async (reader) => reader()))).values())
      if (settled.status === "fulfilled")
        for (const measurement of settled.value)
          findGauge(measurement).set(measurement.labels ?? {}, measurement.value);
    return [
      ...((await registry.getMetricsAsJSON()) as unknown as MetricsJson),
      cachedAnswers.numbers("tatka_cached_answer_seconds", "Requests that the page cache answered at once"),
      poolWaits.numbers(
        "tatka_pool_wait_seconds",
        "How long statements waited for a connection to the database",
      ),
    ];
  };
  if (isForked) provideMetrics(readMetrics);
  return {
    observe: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1_000),
    add: (reader) => void readers.push(reader),
    type: registry.contentType,
    async text() {
      const allProcesses = isForked
        ? ((await requestFromMain("numbers")) as MetricsJson[] | undefined)
        : undefined;
      return metricsText(allProcesses?.length ? allProcesses : [await readMetrics()]);
    },
  };
}
