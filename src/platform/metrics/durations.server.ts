import type { Numbers } from "./add-up.server.ts";

/** How many of a process's durations lay below which bound: adding one is two additions and allocates nothing. */
export class Durations {
  /** In seconds, ascending. */
  readonly bounds: readonly number[];
  /** How many lay up to each bound and above the one before; the last count is of those above all. */
  readonly counts: Float64Array;
  /** Of all, in seconds. */
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

  /** As a histogram of Prometheus' client. */
  numbers(name: string, help: string): Numbers[number] {
    let below = 0;
    const buckets = [...this.bounds, "+Inf"].map((le, at) => {
      below += this.counts[at] as number;
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
