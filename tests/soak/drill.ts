/** What a drill is told: how long and how hard, and where to say how it goes. */
export type DrillOptions = {
  rounds: number;
  buyers: number;
  say: (line: string) => void;
  /** The data folder of the shop: an empty one where it is left out. */
  folder?: string | undefined;
  /** Which proxy stands before several servers: a name of `proxies`; ours where it is left out. */
  proxy?: string | undefined;
  /** The folder of the version before, built. */
  from?: string | undefined;
};

/** What came out of it: figures as sentences, and a sentence for each promise that was broken. */
export type DrillReport = { figures: string[]; faults: string[] };

export type Drill = {
  /** What it does, in a line. */
  about: string;
  rounds: number;
  buyers: number;
  run(options: DrillOptions): Promise<DrillReport>;
};

/** The figure below which a share of all lies: 0.5 for the median. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
