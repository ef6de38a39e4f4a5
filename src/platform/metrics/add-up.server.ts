export type Numbers = {
  name: string;
  help: string;
  type: string;
  aggregator: "sum" | "first" | "min" | "max" | "average" | "omit";
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}[];

export const addUp = async (all: Numbers[]) =>
  (await summed(all)).getMetricsAsJSON() as unknown as Promise<Numbers>;

/** The same in Prometheus' text format. */
export const textOf = async (all: Numbers[]): Promise<string> => (await summed(all)).metrics();

async function summed(all: Numbers[]) {
  const { AggregatorRegistry } = await import("prom-client");
  return AggregatorRegistry.aggregate(all.map((numbers) => numbers.map(largest)));
}

/** Uses the maximum of event loop delays and start times, so that a stuck or restarted process is visible. */
const largest = (metric: Numbers[number]): Numbers[number] =>
  metric.aggregator === "average" || metric.aggregator === "omit" ? { ...metric, aggregator: "max" } : metric;

/** What remains of an ended process. */
export const withoutGauges = (numbers: Numbers): Numbers => numbers.filter(({ type }) => type !== "gauge");
