import { setTimeout as sleep } from "node:timers/promises";

/** What everybody reads, and what is searched for. */
const paths = [
  "/",
  "/bn",
  "/products",
  "/api/categories",
  "/api/products?limit=6&lang=en",
  "/products?search=alu",
  "/bn/products?search=dim",
  "/api/products?search=peyaj&lang=en",
];
const pauseMs = 250;

/** One answer: when it was asked for, how long it took, and its status; 0 where there was none. */
export type TimedAnswer = { at: number; ms: number; status: number; what: string };

/** Asks both servers for every page once, so that their caches have them. */
export async function warm(urls: readonly string[]): Promise<void> {
  for (const url of urls) for (const path of paths) await (await fetch(url + path)).arrayBuffer();
}

/** Reads and searches, one page after the other, at both servers in turn, while `isOpen`. */
export async function read(urls: readonly string[], isOpen: () => boolean): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  for (let turn = 0; isOpen(); turn++) {
    const path = paths[turn % paths.length] as string;
    const at = performance.now();
    const status = await fetch((urls[Math.floor(turn / paths.length) % urls.length] ?? "") + path, {
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    answers.push({ at, ms: performance.now() - at, status, what: path });
    await sleep(pauseMs);
  }
  return answers;
}
