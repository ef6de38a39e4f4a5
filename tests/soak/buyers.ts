import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export type OrderLine = { product_id: number; quantity: number };
export type OrderSlot = { id: number; day: string };

/** One order as a buyer meant it, and the answers to it. */
export type BuyerAttempt = {
  key: string;
  lines: OrderLine[];
  slot: OrderSlot;
  /** Order numbers in the answers: one at most, however often it was sent. */
  acknowledged: Set<number>;
  /** Refusals, of `sent`. */
  refused: number;
  sent: number;
};

/** What buyers share: where the shop is (it changes), what is on sale, what they did, and answers that must not happen. */
export type Market = {
  url: () => string;
  open: boolean;
  products: number;
  slots: readonly OrderSlot[];
  attempts: BuyerAttempt[];
  unexpected: string[];
};

const maxLines = 5;
/** A request is sent so often at once at the most, under one key. */
const maxCopies = 5;
const waitMs = 15_000;
const dropped = 0.25;

const whole = (below: number) => Math.floor(Math.random() * below);

/** Orders over and over while the market is open; an order without an answer is sent again, as a browser does. */
export async function buy(market: Market, token: string): Promise<void> {
  while (market.open) {
    const attempt = newAttempt(market);
    market.attempts.push(attempt);
    for (let round = 0; round < 6 && market.open && !isDecided(attempt); round++) {
      const copies = 1 + whole(maxCopies);
      const pauses = await Promise.all(Array.from({ length: copies }, () => send(market, token, attempt)));
      if (!isDecided(attempt)) await sleep(50 + Math.max(...pauses) + whole(450));
    }
  }
}

export const isAcknowledged = ({ acknowledged }: BuyerAttempt) => acknowledged.size > 0;
const isDecided = (attempt: BuyerAttempt) => isAcknowledged(attempt) || attempt.refused > 0;

/** Several lines in random order, for a slot. */
export function newAttempt({ products, slots }: Pick<Market, "products" | "slots">): BuyerAttempt {
  const ids = new Set(Array.from({ length: 1 + whole(maxLines) }, () => 1 + whole(products)));
  const lines = [...ids].map((product_id) => ({ product_id, quantity: 1 + whole(4) }));
  const slot = slots[whole(slots.length)] as OrderSlot;
  return { key: randomUUID(), lines, slot, acknowledged: new Set(), refused: 0, sent: 0 };
}

/** Posts an order once; the answer is dropped where `giveUpMs` is shorter than the shop. */
export function postOrder(url: string, token: string, { key, lines, slot }: BuyerAttempt, giveUpMs = waitMs) {
  return fetch(`${url}/api/place-order`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": key,
    },
    body: JSON.stringify({
      address_details: "Road 5",
      place: "dhaka/dhanmondi",
      slot,
      mobile_no: "01712345678",
      payment_type: "cash",
      items: lines,
    }),
    signal: AbortSignal.timeout(giveUpMs),
  });
}

/** Sends an order once; gives how long a browser waits before it sends it again, in ms: as the shop asks, a second where there is no shop. */
async function send(market: Market, token: string, attempt: BuyerAttempt): Promise<number> {
  attempt.sent++;
  // The connection breaks before the answer arrives: the shop has the order, the buyer does not know.
  const giveUpMs = Math.random() < dropped ? 1 + whole(40) : waitMs;
  try {
    const answer = await postOrder(market.url(), token, attempt, giveUpMs);
    hear(market, attempt, answer.status, await answer.json());
    return Number(answer.headers.get("retry-after")) * 1_000;
  } catch (error) {
    // No answer, or half of one, says nothing. A complete one that is no JSON does.
    if (error instanceof SyntaxError) market.unexpected.push(`not JSON: ${error.message}`);
    return isClosed(error) ? 1_000 : 0;
  }
}

const isClosed = (error: unknown) =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";

/** Notes the answer to an order. */
export function hear(
  market: Pick<Market, "unexpected">,
  attempt: BuyerAttempt,
  status: number,
  body: { order?: { id: number } },
) {
  if (status === 200 && body.order) attempt.acknowledged.add(body.order.id);
  else if (status === 409) attempt.refused++;
  else if (status !== 503) market.unexpected.push(`${status}: ${JSON.stringify(body)}`);
}
