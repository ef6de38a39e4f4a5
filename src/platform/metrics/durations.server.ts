import type { MetricsJson } from "./sum-metrics.server.ts";

/** A histogram of durations: adding one is two additions and allocates nothing. */
export class Durations {
  /** In seconds, ascending. */
  readonly bounds: readonly number[];
  /** Count per bucket, not cumulative; the last is of those above all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  add(ms: number): void {
    const seconds = ms / 1_000;
    let bucketIndex = 0;
    while (bucketIndex < this.bounds.length && seconds > (this.bounds[bucketIndex] as number)) bucketIndex++;
    this.counts[bucketIndex] = (this.counts[bucketIndex] as number) + 1;
    this.sum += seconds;
  }

  /** The histogram as `prom-client` exports it, with cumulative buckets. */
  toMetricJson(name: string, help: string): MetricsJson[number] {
    let cumulativeCount = 0;
    const buckets = [...this.bounds, "+Inf"].map((le, index) => {
      cumulativeCount += this.counts[index] as number;
      return { metricName: `${name}_bucket`, labels: { le }, value: cumulativeCount };
    });
    const values = [
      ...buckets,
      { metricName: `${name}_sum`, labels: {}, value: this.sum },
      { metricName: `${name}_count`, labels: {}, value: cumulativeCount },
    ];
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}
