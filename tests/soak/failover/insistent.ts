import { setTimeout as sleep } from "node:timers/promises";
import { isAcknowledged, type Market, newAttempt, postOrder } from "../buyers.ts";
import type { TimedAnswer } from "./readers.ts";

const pauseMs = 200;
const longestMs = 60_000;

/**
 * Orders over and over while the market is open; what is refused with 503 is sent again under its key after the pause that the shop
 * names, as its pages do. Notes every answer, and in `market.unexpected` what is none of those that an order may get.
 */
export async function insist(market: Market, token: string, answers: TimedAnswer[]): Promise<void> {
  while (market.open) {
    const attempt = newAttempt(market);
    market.attempts.push(attempt);
    while (market.open && !isAcknowledged(attempt) && attempt.refused === 0) {
      attempt.sent++;
      const at = performance.now();
      const answer = await postOrder(market.url(), token, attempt, longestMs).catch((error: Error) => error);
      const ms = performance.now() - at;
      if (answer instanceof Error) {
        market.unexpected.push(`an order got no answer: ${answer.message}`);
        answers.push({ at, ms, status: 0, what: "order" });
        continue;
      }
      answers.push({ at, ms, status: answer.status, what: "order" });
      const body = (await answer.json()) as { code?: string; message?: string; order?: { id: number } };
      const retryAfter = Number(answer.headers.get("retry-after"));
      if (body.order) attempt.acknowledged.add(body.order.id);
      else if (answer.status === 409) attempt.refused++;
      else if (answer.status !== 503 || body.code !== "not_ready" || !body.message || !retryAfter)
        market.unexpected.push(`an order got ${answer.status} ${JSON.stringify(body)}`);
      await sleep(retryAfter * 1_000);
    }
    await sleep(pauseMs);
  }
}
