import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresIn } from "../server/processes.ts";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { type BuyerAttempt, newAttempt, postOrder } from "./buyers.ts";
import { type DrillOptions, type DrillReport, quantile } from "./drill.ts";
import { findFaults } from "./ledger.ts";
import { embeddedIn, openMarket, untilHealth } from "./market.ts";

/** What `rounds` counts here: seconds for which PostgreSQL stands still. */
export const frozenSeconds = 30;
/** The longest wait that docs/reliability.md promises, a turn and a statement, and what a busy machine adds; in ms. */
const longestMs = 22_000;
const cached = ["/", "/bn", "/api/categories", "/api/products?limit=6&lang=en"];

type FreezeFigures = { pages: number[]; health: Set<string>; orders: number[]; retryAfter: number };

/**
 * PostgreSQL is frozen (SIGSTOP) for `rounds` seconds: cached pages go on, health says so, orders are refused with words and
 * Retry-After within their time limits; and what buyers send again is ordered once, by itself, when it thaws.
 */
export async function freeze({
  rounds: seconds,
  buyers,
  say,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1" });
  const database = embeddedIn(DATA_DIR);
  const faults: string[] = [];
  try {
    const { market, tokenOf, stockBefore } = await openMarket(() => server.url, database, buyers);
    for (const path of cached) await (await fetch(server.url + path)).arrayBuffer();
    const frozen = postgresIn(DATA_DIR);
    const signal = (name: NodeJS.Signals) => {
      for (const pid of frozen) tryKill(pid, name);
    };
    const watch: FreezeFigures = { pages: [], health: new Set(), orders: [], retryAfter: 0 };
    signal("SIGSTOP");
    say(`${frozen.length} processes of PostgreSQL stand still`);
    const from = Date.now();
    const stoodStill = (ms: number) => Date.now() - from >= ms;
    // On a busy machine until an order was refused, if that takes longer.
    const isFrozen = () =>
      !stoodStill(seconds * 1_000) || (watch.orders.length === 0 && !stoodStill(longestMs));
    const buying = Array.from({ length: buyers }, (_, turn) =>
      insist(server.url, tokenOf(turn), newAttempt(market), { watch, faults, isFrozen }),
    );
    await watchPages(server.url, watch, faults, isFrozen);
    signal("SIGCONT");
    const thawed = performance.now();
    await untilHealth(server.url, (ok) => ok);
    const healthyMs = Math.round(performance.now() - thawed);
    const attempts = await Promise.all(buying);
    const orderedMs = Math.round(performance.now() - thawed);
    faults.push(...(await findFaults(database, attempts, stockBefore)));
    for (const { acknowledged, refused } of attempts)
      if (acknowledged.size + refused === 0)
        faults.push("an order was never answered, though it was sent again");
    if (watch.orders.length === 0) faults.push("no order was refused while PostgreSQL stood still");
    if (![...watch.health].includes("no database")) faults.push(`health said ${[...watch.health]}`);
    return { faults, figures: figuresOf(watch, { seconds, healthyMs, orderedMs, buyers }) };
  } finally {
    for (const pid of postgresIn(DATA_DIR)) tryKill(pid, "SIGCONT");
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function tryKill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function watchPages(url: string, watch: FreezeFigures, faults: string[], isFrozen: () => boolean) {
  // What is asked for right at the start may still meet the database in between.
  for (let turn = 0; isFrozen(); turn++) {
    const path = cached[turn % cached.length] as string;
    const begun = performance.now();
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(longestMs) });
    await answer.arrayBuffer();
    if (answer.status !== 200) faults.push(`${path}: ${answer.status} while PostgreSQL stood still`);
    watch.pages.push(performance.now() - begun);
    const health = (await (await fetch(`${url}/health`)).json()) as { status: string };
    watch.health.add(health.status);
    await sleep(200);
  }
}

type Insisting = { watch: FreezeFigures; faults: string[]; isFrozen: () => boolean };

/** Sends an order under its key until it is decided, waiting as it is told to, as the shop's pages do. */
async function insist(
  url: string,
  token: string,
  attempt: BuyerAttempt,
  { watch, faults, isFrozen }: Insisting,
) {
  const end = Date.now() + 120_000;
  while (attempt.acknowledged.size + attempt.refused === 0 && Date.now() < end) {
    attempt.sent++;
    const begun = performance.now();
    const answer = await postOrder(url, token, attempt, 60_000);
    const body = (await answer.json()) as { code?: string; message?: string; order?: { id: number } };
    const ms = performance.now() - begun;
    const retryAfter = Number(answer.headers.get("retry-after"));
    if (ms > longestMs) faults.push(`an order waited ${Math.round(ms)} ms`);
    if (body.order) attempt.acknowledged.add(body.order.id);
    else if (answer.status === 409) attempt.refused++;
    else if (answer.status !== 503 || body.code !== "not_ready" || !body.message || !retryAfter)
      faults.push(`an order got ${answer.status} ${JSON.stringify(body)}, Retry-After ${retryAfter}`);
    else {
      if (isFrozen()) watch.orders.push(ms);
      await sleep(retryAfter * 1_000);
    }
  }
  return attempt;
}

function figuresOf(
  { pages, orders }: FreezeFigures,
  { seconds, healthyMs, orderedMs, buyers }: Record<"seconds" | "healthyMs" | "orderedMs" | "buyers", number>,
): string[] {
  return [
    `PostgreSQL stood still for ${seconds} s: ${pages.length} cached pages in ${quantile(pages, 0.5)} ms, the slowest ${quantile(pages, 1)} ms.`,
    `${orders.length} times an order was refused, after ${quantile(orders, 0.5)} ms, the slowest ${quantile(orders, 1)} ms.`,
    `Well again ${healthyMs} ms after it thawed; all ${buyers} orders decided after ${orderedMs} ms.`,
  ];
}
