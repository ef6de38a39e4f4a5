import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

/** The maximum number of waiting pictures, which together take a second or two. */
const maxWaiting = 16;

let lastRender: Promise<unknown> = Promise.resolve();
let waitingCount = 0;

/** Renders one picture at a time, since each uses a core for 50 to 200 ms. Throws `not_ready` if too many wait. */
export async function renderInTurn<T>(render: () => Promise<T>): Promise<T> {
  if (waitingCount >= maxWaiting) throw new Problem("not_ready", m.problem_busy(), { retryAfterSeconds: 3 });
  waitingCount++;
  const turn = lastRender.then(render).finally(() => waitingCount--);
  lastRender = turn.catch(() => undefined);
  return turn;
}
