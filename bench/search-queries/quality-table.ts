/** Half 0 is what rules are tuned on, half 1 what is held out. */
type Half = 0 | 1;
type QualityTally = { searched: number; right: number; reciprocal: number };

/** Counts judged queries by form and prints, for both halves, the share answered right and the mean reciprocal rank. */
export class QualityTable {
  readonly #tallies = new Map<string, [QualityTally, QualityTally]>();

  /** Counts one query; `place` is that of its first right product, from 1, 0 without one. */
  count(form: string, half: Half, { right, place }: { right: boolean; place: number }): void {
    const tally = this.#halves(form)[half];
    tally.searched++;
    tally.right += Number(right);
    tally.reciprocal += place > 0 ? 1 / place : 0;
  }

  /** Prints a line for each form and one for all of them. */
  print(): void {
    console.log(`${"".padEnd(14)}tuned on              held out`);
    for (const [form, halves] of this.#tallies) console.log(row(form, halves));
    const all = [...this.#tallies.values()];
    console.log(row("overall", [sum(all.map(([open]) => open)), sum(all.map(([, held]) => held))]));
  }

  #halves(form: string): [QualityTally, QualityTally] {
    const halves = this.#tallies.get(form) ?? [sum([]), sum([])];
    this.#tallies.set(form, halves);
    return halves;
  }
}

function sum(tallies: QualityTally[]): QualityTally {
  const total = { searched: 0, right: 0, reciprocal: 0 };
  for (const { searched, right, reciprocal } of tallies) {
    total.searched += searched;
    total.right += right;
    total.reciprocal += reciprocal;
  }
  return total;
}

function row(form: string, halves: [QualityTally, QualityTally]): string {
  const columns = halves.map(
    ({ searched, right, reciprocal }) =>
      `${((100 * right) / searched).toFixed(1).padStart(6)} % ${(reciprocal / searched).toFixed(3)} (${String(searched).padStart(3)})`,
  );
  return `${form.padEnd(14)}${columns.join("  ")}`;
}
