/** Picks one of `count` possibilities; within a run, the same `key` gives the same answer. */
export type Choose = (key: string, count: number) => number;

export function allCombinations<T>(work: (choose: Choose) => T): T[] {
  const results: T[] = [];
  const path: { at: number; count: number }[] = [];
  do {
    const chosen = new Map<string, number>();
    results.push(
      work((key, count) => {
        const known = chosen.get(key);
        if (known !== undefined) return known;
        const step = path[chosen.size] ?? { at: 0, count };
        path[chosen.size] = step;
        chosen.set(key, step.at);
        return step.at;
      }),
    );
  } while (next(path));
  return results;
}

function next(path: { at: number; count: number }[]): boolean {
  for (let step = path.at(-1); step; step = path.at(-1)) {
    step.at++;
    if (step.at < step.count) return true;
    path.pop();
  }
  return false;
}
