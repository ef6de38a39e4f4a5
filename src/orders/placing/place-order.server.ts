import { createHash, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { mostTaka } from "../../api/schemas.ts";
import type { Viewer } from "../../api/viewer.ts";
import { toLatinDigits } from "../../language/digits.ts";
import { m } from "../../language/messages.ts";
import { toPoisha } from "../../language/money.ts";
import { bangladeshiMobile } from "../../language/phone.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import type { orderDraft, placed } from "../schemas.ts";
import { findPlaced } from "./find-placed.server.ts";
import { lockProducts, type Products, takeProducts, totalOf, writeOrder } from "./order-statements.server.ts";
import { refusedLines } from "./refused-lines.server.ts";

type Draft = z.output<typeof orderDraft>;
type Placed = z.output<typeof placed>;

/** What one order asks for: a product once, in the order of ids, so that two orders never wait for each other. */
export type Wanted = { id: number; quantity: number; seenPoisha: number | undefined };

const perCustomer = { most: 30, seconds: 60 };

/**
 * Places an order in one transaction: stock is taken by a guarded update, prices are read anew, the key is unique.
 * Refuses with `sold_out` or `price_changed` and names the lines; with `key_reused` where the key came before with
 * another body. The same key and body gives the first answer again.
 */
export async function placeOrder(draft: Draft, context: ApiContext<Viewer>): Promise<Placed> {
  const { shop, viewer } = context;
  await countTry(shop, `order:${viewer.id}`, perCustomer);
  const attempt = attemptOf(draft, context);
  const before = await replay(context, attempt);
  if (before) return before;

  try {
    const wanted = wantedOf(draft);
    const rows = wanted.map(({ id }) => `product ${id}`);
    await inTransaction(shop.database, (client) => orderInside(client, draft, wanted, attempt), rows);
  } catch (error) {
    // Whoever sent the same key at the same moment may have taken the last piece: theirs is our answer.
    const theirs =
      error instanceof Problem || error instanceof KeyTaken ? await replay(context, attempt) : undefined;
    if (theirs) return theirs;
    throw error;
  }
  const placed = await findPlaced(shop, attempt);
  if (!placed) throw new Error("the order just written is not there");
  return { success: true, message: m.order_placed(), order: placed.order };
}

/** The key was used between our first look and our writing; what this transaction took goes back. */
class KeyTaken extends Error {}

/** One try of one customer, as it is told from others. */
export type Attempt = { userId: number; key: string; hash: string };

const keyPattern = /^[\x21-\x7e]{8,200}$/;

function attemptOf(draft: Draft, { viewer, header }: ApiContext<Viewer>): Attempt {
  const key = header("idempotency-key") ?? randomUUID();
  if (!keyPattern.test(key)) throw new Problem("broken_request", m.problem_broken_request());
  const hash = createHash("sha256").update(JSON.stringify(draft)).digest("base64url");
  return { userId: Number(viewer.id), key, hash };
}

async function replay(context: ApiContext<Viewer>, attempt: Attempt): Promise<Placed | undefined> {
  const order = await findPlaced(context.shop, attempt);
  return order && answerAgain(context, attempt, order);
}

type Found = NonNullable<Awaited<ReturnType<typeof findPlaced>>>;

function answerAgain(context: ApiContext<Viewer>, attempt: Attempt, found: Found): Placed {
  if (found.requestHash !== attempt.hash) throw new Problem("key_reused", m.order_key_reused());
  context.answerHeader("Idempotent-Replayed", "true");
  return { success: true, message: m.order_placed(), order: found.order };
}

/** Takes the stock and writes the order, or throws what the shop refuses; nothing is done then. */
async function orderInside(
  client: PoolClient,
  draft: Draft,
  wanted: Wanted[],
  attempt: Attempt,
): Promise<void> {
  await lockProducts(client, wanted);
  const products = await takeProducts(client, wanted);
  const refusal = refusedLines(wanted, products);
  if (refusal) throw refusal;
  const lines = wanted.map((line) => ({ ...(products.get(line.id) as Products), quantity: line.quantity }));
  if (totalOf(lines) > toPoisha(mostTaka)) throw new Problem("invalid_fields", m.order_too_large());
  const written = await writeOrder(client, attempt, {
    addressDetails: draft.address_details,
    mobileNo: toLatinDigits(draft.mobile_no),
    mobileE164: bangladeshiMobile(draft.mobile_no),
    lines,
  });
  if (!written) throw new KeyTaken();
}

/** A product that stands in several items is one line; its seen price is the lowest that was named. */
function wantedOf(draft: Draft): Wanted[] {
  const lines = new Map<number, Wanted>();
  for (const { product_id: id, quantity, price } of draft.items) {
    const seen = price === undefined ? undefined : toPoisha(price);
    const line = lines.get(id);
    const seenPoisha = Math.min(seen ?? Infinity, line?.seenPoisha ?? Infinity);
    lines.set(id, {
      id,
      quantity: quantity + (line?.quantity ?? 0),
      seenPoisha: seenPoisha === Infinity ? undefined : seenPoisha,
    });
  }
  return [...lines.values()].sort((a, b) => a.id - b.id);
}
