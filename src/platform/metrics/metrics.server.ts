import { counts } from "./counts.server.ts";

/** Numbers by name; a name may carry labels: `tatka_queue{queue="sms",state="waiting"}` is ["queue", { queue, state }]. */
export type Measurement = { name: string; help: string; value: number; labels?: Record<string, string> };

export type Metrics = {
  /** Notes an answered request; `ms` is how long it took. */
  observe(method: string, route: string, status: number, ms: number): void;
  /** All numbers as Prometheus reads them. */
  text(): Promise<string>;
  type: string;
  /** Adds gauges that are read when somebody looks. A failing reader leaves its numbers out. */
  add(read: () => Measurement[] | Promise<Measurement[]>): void;
};

/** In seconds: cached answers take a thousandth, a slow order some tenths. */
const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Opens the numbers of this process. Prometheus' client is loaded only here, where somebody wants it. */
export async function openMetrics(): Promise<Metrics> {
  const { Registry, Histogram, Gauge, Counter, collectDefaultMetrics } = await import("prom-client");
  const registers = [new Registry()];
  const [registry] = registers as [InstanceType<typeof Registry>];
  // Event loop, memory, garbage collector, processor time, open files.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "tatka_http_request_seconds",
    help: "Requests that the page cache did not answer at once, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const counted: [string, string, keyof typeof counts][] = [
    ["tatka_orders_placed_total", "Orders written by this process", "ordersPlaced"],
    ["tatka_searches_missed_total", "Searches that found nothing exact", "searchesMissed"],
    ["tatka_slow_queries_total", "Statements that took longer than SLOW_QUERY_MS", "slowQueries"],
  ];
  for (const [name, help, key] of counted)
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(counts[key]);
      },
    });

  const readers: (() => Measurement[] | Promise<Measurement[]>)[] = [];
  const gauges = new Map<string, InstanceType<typeof Gauge>>();
  const gaugeOf = ({ name, help, labels = {} }: Measurement) => {
    const known = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers });
    gauges.set(name, known);
    return known;
  };
  return {
    observe: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1_000),
    add: (read) => void readers.push(read),
    type: registry.contentType,
    async text() {
      for (const gauge of gauges.values()) gauge.reset();
      for (const measured of (await Promise.allSettled(readers.map(async (read) => read()))).values())
        if (measured.status === "fulfilled")
          for (const one of measured.value) gaugeOf(one).set(one.labels ?? {}, one.value);
      return registry.metrics();
    },
  };
}
