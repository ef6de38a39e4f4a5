/** The metrics of one process, as `prom-client` exports them. */
export type MetricsJson = {
  name: string;
  help: string;
  type: string;
  aggregator: "sum" | "first" | "min" | "max" | "average" | "omit";
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}[];

/** The sum of several processes' metrics, as those of one. */
export const sumMetrics = async (processMetrics: MetricsJson[]) =>
  (await aggregateAll(processMetrics)).getMetricsAsJSON() as unknown as Promise<MetricsJson>;

/** The same sum in Prometheus' text format. */
export const metricsText = async (processMetrics: MetricsJson[]): Promise<string> =>
  (await aggregateAll(processMetrics)).metrics();

async function aggregateAll(processMetrics: MetricsJson[]) {
  const { AggregatorRegistry } = await import("prom-client");
  return AggregatorRegistry.aggregate(processMetrics.map((metrics) => metrics.map(useMaximum)));
}

/** Uses the maximum of event loop delays and start times, so that a stuck or restarted process is visible. */
const useMaximum = (metric: MetricsJson[number]): MetricsJson[number] =>
  metric.aggregator === "average" || metric.aggregator === "omit" ? { ...metric, aggregator: "max" } : metric;

/** The metrics that count after their process has ended: all but gauges, which describe a running one. */
export const withoutGauges = (metrics: MetricsJson): MetricsJson =>
  metrics.filter(({ type }) => type !== "gauge");
