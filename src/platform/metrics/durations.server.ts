import type { Numbers } from "./add-up.server.ts";

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
    let at = 0;
    while (at < this.bounds.length && seconds > (this.bounds[at] as number)) at++;
    this.counts[at] = (this.counts[at] as number) + 1;
    this.sum += seconds;
  }

  numbers(name: string, help: string): Numbers[number] {
    let below = 0;
    const buckets = [...this.bounds, "+Inf"].map((le, index) => {
      below += this.counts[index] as number;
      return { metricName: `${name}_bucket`, labels: { le }, value: below };
    });
    const values = [
      ...buckets,
      { metricName: `${name}_sum`, labels: {}, value: this.sum },
      { metricName: `${name}_count`, labels: {}, value: below },
    ];
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}
