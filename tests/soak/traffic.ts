import { setTimeout as sleep } from "node:timers/promises";
import { hear, isAcknowledged, type Market, newAttempt, postOrder } from "./buyers.ts";

/** What clients of a drill met: how often each kind of request was answered, and what else came. */
export type Traffic = { answered: number; orders: number; lost: { at: number; what: string }[] };

const pages = ["/", "/bn", "/products?search=alu", "/api/products?limit=6", "/api/categories"];

/**
 * Readers and buyers who send each request once and note each that was not answered as it should be; an order that was lost is sent
 * again until it is answered. They stop when the market closes.
 */
export function startTraffic(market: Market, tokenOf: (turn: number) => string, clients: number) {
  const traffic: Traffic = { answered: 0, orders: 0, lost: [] };
  const lose = (what: string) => traffic.lost.push({ at: performance.now(), what });
  const read = async (turn: number) => {
    for (let next = turn; market.open; next++) {
      const path = pages[next % pages.length] as string;
      const status = await fetch(market.url() + path, { signal: AbortSignal.timeout(15_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => error.message,
      );
      if (status === 200) traffic.answered++;
      else lose(`GET ${path}: ${status}`);
      await sleep(20);
    }
  };
  const order = async (turn: number) => {
    while (market.open) {
      const attempt = newAttempt(market);
      market.attempts.push(attempt);
      while (market.open && !isAcknowledged(attempt) && attempt.refused === 0) {
        attempt.sent++;
        const failure = await postOrder(market.url(), tokenOf(turn), attempt).then(
          async (answer) => {
            if (answer.status >= 500) return `${answer.status}`;
            hear(market, attempt, answer.status, (await answer.json()) as object);
            return undefined;
          },
          (error: Error) => error.message,
        );
        if (failure === undefined) traffic.orders++;
        else lose(`an order: ${failure}`);
        await sleep(20);
      }
    }
  };
  const all = Promise.all(
    Array.from({ length: clients }, (_, turn) => (turn % 2 ? order(turn) : read(turn))),
  );
  return { traffic, ended: all };
}
