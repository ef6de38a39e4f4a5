import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export type OrderLine = { product_id: number; quantity: number };

/** One order as a buyer meant it, and the answers to it. */
export type BuyerAttempt = {
  key: string;
  lines: OrderLine[];
  /** Order numbers in the answers: one at most, however often it was sent. */
  acknowledged: Set<number>;
  /** Refusals, of `sent`. */
  refused: number;
  sent: number;
};

/** What buyers share: where the shop is (it changes), what they did, and answers that must not happen. */
export type Market = {
  url: () => string;
  open: boolean;
  attempts: BuyerAttempt[];
  unexpected: string[];
};

const products = 12;
const mostLines = 3;
const waitMs = 15_000;
const dropped = 0.25;

const whole = (below: number) => Math.floor(Math.random() * below);

/** Orders over and over while the market is open; an order without an answer is sent again, as a browser does. */
export async function buy(market: Market, token: string): Promise<void> {
  while (market.open) {
    const attempt: BuyerAttempt = {
      key: randomUUID(),
      lines: someLines(),
      acknowledged: new Set(),
      refused: 0,
      sent: 0,
    };
    market.attempts.push(attempt);
    for (let round = 0; round < 6 && market.open && !isDecided(attempt); round++) {
      const copies = 1 + whole(3);
      await Promise.all(Array.from({ length: copies }, () => send(market, token, attempt)));
      if (!isDecided(attempt)) await sleep(50 + whole(250));
    }
  }
}

const isDecided = ({ acknowledged, refused }: BuyerAttempt) => acknowledged.size + refused > 0;

function someLines(): OrderLine[] {
  const ids = new Set(Array.from({ length: 1 + whole(mostLines) }, () => 1 + whole(products)));
  return [...ids].map((product_id) => ({ product_id, quantity: 1 + whole(4) }));
}

async function send(market: Market, token: string, attempt: BuyerAttempt): Promise<void> {
  attempt.sent++;
  // The connection breaks before the answer arrives: the shop has the order, the buyer does not know.
  const signal = AbortSignal.timeout(Math.random() < dropped ? 1 + whole(40) : waitMs);
  const draft = {
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: attempt.lines,
  };
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${token}`,
    "Idempotency-Key": attempt.key,
  };
  try {
    const answer = await fetch(`${market.url()}/api/place-order`, {
      method: "POST",
      headers,
      body: JSON.stringify(draft),
      signal,
    });
    hear(market, attempt, answer.status, await answer.json());
  } catch (error) {
    // No answer, or half of one, says nothing. A complete one that is no JSON does.
    if (error instanceof SyntaxError) market.unexpected.push(`not JSON: ${error.message}`);
  }
}

function hear(market: Market, attempt: BuyerAttempt, status: number, body: { order?: { id: number } }) {
  if (status === 200 && body.order) attempt.acknowledged.add(body.order.id);
  else if (status === 409) attempt.refused++;
  else if (status !== 503) market.unexpected.push(`${status}: ${JSON.stringify(body)}`);
}
