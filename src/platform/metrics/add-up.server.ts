/** What a process counts and measures, as Prometheus' client writes it down. */
export type Numbers = {
  name: string;
  help: string;
  type: string;
  /** How the values of several processes become one. */
  aggregator: "sum" | "first" | "min" | "max" | "average" | "omit";
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}[];

/** The numbers of several processes as one. */
export const addUp = async (all: Numbers[]) =>
  (await summed(all)).getMetricsAsJSON() as unknown as Promise<Numbers>;

/** The same as Prometheus reads it. */
export const textOf = async (all: Numbers[]): Promise<string> => (await summed(all)).metrics();

async function summed(all: Numbers[]) {
  const { AggregatorRegistry } = await import("prom-client");
  return AggregatorRegistry.aggregate(all.map((numbers) => numbers.map(largest)));
}

/** For delays of the event loop the client gives the average, and no start: a process that is stuck or restarted must be seen. */
const largest = (metric: Numbers[number]): Numbers[number] =>
  metric.aggregator === "average" || metric.aggregator === "omit" ? { ...metric, aggregator: "max" } : metric;

/** What lasts of a process that is gone. */
export const withoutGauges = (numbers: Numbers): Numbers => numbers.filter(({ type }) => type !== "gauge");
