import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { toIdempotencyKey } from "#src/checkout/placing/place-order.server.ts";
import { writeAddressPin } from "#src/identity/addresses/address-pins.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { readItems, type StoredItem } from "#src/orders/admin/editing/edit-statements.server.ts";
import { orderNumber, progressOf } from "#src/orders/order.ts";
import type { IdempotencyKey } from "#src/orders/order-statements.server.ts";
import { otherPartText, sumOfParts } from "#src/orders/riders/payment-rows.server.ts";
import { type LockedOrder, lockOrder, type Payment, writeStep } from "#src/orders/steps/write-step.server.ts";
import { findStoredDelivery } from "#src/orders/stored-delivery.server.ts";
import { dueBeside, dueInCash } from "#src/orders/totals.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { stopDraft } from "./schemas.ts";
import { findEarlierAnswer, writeAnswer } from "./stop-answers.server.ts";
import { type PlannedBack, planBack, takeBack, writeOff } from "./take-back.server.ts";

type CheckedAnswer = z.output<typeof stopDraft>;
type KeyedAnswer = CheckedAnswer & { key: IdempotencyKey; answeredAt: Date };

/** How long a phone may have been offline before its time is not believed. */
const maxDelayMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores the rider's answer for a stop, in one transaction with stock, total, step, cash, journal and
 * notifications. Idempotent. Refuses with `changed` a stale revision, and an order that is not assigned to
 * the viewer any more; the answer is then stored for the shop.
 */
export async function saveAnswer(
  draft: CheckedAnswer,
  context: ApiContext<Viewer>,
): Promise<{ success: true }> {
  // The position is left out, because the hash of the request is stored.
  const { at, pin: _, ...hashedAnswer } = draft;
  const answer = { ...draft, key: toIdempotencyKey(hashedAnswer, context), answeredAt: toPlausibleTime(at) };
  const refusal = await inTransaction(context.shop.database, (client) =>
    applyAnswer(client, answer, context.viewer),
  );
  context.shop.queues.wake();
  if (refusal) throw refusal;
  return { success: true };
}

/** The phone's time, limited to the last week. */
const toPlausibleTime = (at: string): Date =>
  new Date(Math.max(now() - maxDelayMs, Math.min(now(), Date.parse(at))));

/** Returns a refusal that must not roll back what was written. */
async function applyAnswer(
  client: PoolClient,
  answer: KeyedAnswer,
  viewer: Viewer,
): Promise<Problem | undefined> {
  const order = await lockOrder(client, answer.id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  const earlierAnswer = await findEarlierAnswer(client, order.id, answer.key);
  if (earlierAnswer?.isSameKey) {
    if (!earlierAnswer.isSame) throw new Problem("key_reused", m.order_key_reused());
    return earlierAnswer.isLate ? lateProblem(order, viewer) : undefined;
  }
  const items = await readItems(client, order.id);
  if (!isAssignedTo(order, viewer)) {
    if (earlierAnswer) return undefined;
    await writeLateAnswer(client, { order, answer, items }, viewer);
    return lateProblem(order, viewer);
  }
  const isPaid = answer.answer === "delivered" || answer.answer === "partly";
  if (isPaid && order.revision !== answer.was) throw changedProblem(order);
  const planned = planBack(items, answer.lines);
  const cash = await answerHandlers[answer.answer](client, { order, answer, items, planned }, viewer);
  if (answer.pin) await writePin(client, order, answer.pin, viewer);
  await writeAnswer(client, answer, {
    cash,
    isLate: false,
    back: answer.answer === "refused" ? planAllBack(items, planned) : planned,
  });
  return undefined;
}

async function writePin(
  client: PoolClient,
  { id, user_id }: LockedOrder,
  pin: NonNullable<CheckedAnswer["pin"]>,
  viewer: Viewer,
): Promise<void> {
  const { address_details, place } = await findStoredDelivery(client, id);
  const position = pin === "declined" ? undefined : pin;
  const isNew = await writeAddressPin(client, { user_id, address_details, place }, position);
  if (isNew && position)
    // The journal omits the position, because entries outlive a deleted account.
    await record(client, viewer, {
      action: "order.address_pinned",
      subject: { id, name: orderNumber(id) },
    });
}

const isAssignedTo = (order: LockedOrder, viewer: Viewer): boolean =>
  progressOf(order) === "on_the_way" && order.rider_id === viewer.id;

type LockedStop = { order: LockedOrder; answer: KeyedAnswer; items: StoredItem[]; planned: PlannedBack[] };

/** The effect of each answer; paid ones return the cash in poisha. */
const answerHandlers: Record<
  CheckedAnswer["answer"],
  (client: PoolClient, stop: LockedStop, viewer: Viewer) => Promise<number | undefined>
> = {
  async delivered(client, { order, answer }, viewer) {
    const payment = toPayment(order, answer);
    await writeStep(client, order, { to: "delivered", payment }, viewer);
    return payment.amountPoisha;
  },
  async partly(client, { order, answer, ...stop }, viewer) {
    const remainingOrder = await takeBack(client, order, { ...stop, hash: answer.key.hash }, viewer);
    const payment = toPayment(remainingOrder, answer);
    await writeStep(client, remainingOrder, { to: "delivered", outcome: "partly", payment }, viewer);
    return payment.amountPoisha;
  },
  async refused(client, { order, answer, planned }, viewer) {
    await writeStep(client, order, { to: "cancelled", reason: "refused", note: answer.note }, viewer);
    await writeOff(client, order, planned, viewer);
    return undefined;
  },
  async nobody_there(client, { order, answer }, viewer) {
    await writeStep(
      client,
      order,
      { to: "not_delivered", outcome: "nobody_there", note: answer.note },
      viewer,
    );
    return undefined;
  },
};

function toPayment(order: LockedOrder, { cash, other = [], note, answeredAt }: KeyedAnswer): Payment {
  const otherPoisha = sumOfParts(other);
  const due = dueBeside(order.total_poisha, otherPoisha);
  const amountPoisha = cash === undefined ? due.cash : toPoisha(cash);
  if (amountPoisha + otherPoisha !== order.total_poisha + due.rounding && !note) {
    const message = m.round_note_missing();
    throw new Problem("invalid_fields", message, { errors: { note: message } });
  }
  return { amountPoisha, other, note: note || undefined, takenAt: answeredAt };
}

/** All lines of a refused order: the broken pieces, and the rest of each. */
const planAllBack = (items: StoredItem[], planned: PlannedBack[]): PlannedBack[] =>
  items.flatMap((item) => {
    const broken = planned.filter((back) => back.item.id === item.id);
    const quantity = item.quantity - broken.reduce((sum, { back }) => sum + back.quantity, 0);
    const unbrokenPieces: PlannedBack = { item, back: { quantity, reason: "not_wanted", sellable: true } };
    return quantity > 0 ? [...broken, unbrokenPieces] : broken;
  });

async function writeLateAnswer(
  client: PoolClient,
  { order, answer, items }: Pick<LockedStop, "order" | "answer" | "items">,
  viewer: Viewer,
): Promise<void> {
  // Lines that are no longer in the order are dropped, because they have no name to show.
  const knownLines = answer.lines.filter(({ item }) => items.some(({ id }) => id === item));
  const back = knownLines.flatMap((line) => {
    const item = items.find(({ id }) => id === line.item) as StoredItem;
    return {
      item,
      back: { quantity: line.quantity, reason: line.reason, sellable: line.reason !== "broken" },
    };
  });
  const cash = answer.cash === undefined ? undefined : toPoisha(answer.cash);
  await writeAnswer(client, answer, { cash, isLate: true, back });
  await record(client, viewer, {
    action: "order.answered_late",
    subject: { id: order.id, name: orderNumber(order.id) },
    after: {
      stop_answer: answer.answer,
      ...(cash !== undefined && { cash: toTaka(cash) }),
      ...(answer.other && answer.other.length > 0 && { paid_otherwise: answer.other.map(otherPartText) }),
      ...(answer.note && { note: answer.note }),
    },
  });
}

/** The order's lines differ from what the rider saw; it is still assigned to the rider. */
const changedProblem = ({ revision, total_poisha: total }: LockedOrder) =>
  new Problem("changed", m.round_changed({ total: formatTaka(toTaka(dueInCash(total))) }), {
    details: { revision, total: toTaka(total) },
  });

const lateTexts = {
  placed: m.round_late_placed,
  confirmed: m.round_late_placed,
  packed: m.round_late_packed,
  on_the_way: m.round_late_other,
  not_delivered: m.round_late_placed,
  delivered: m.round_late_delivered,
  cancelled: m.round_late_cancelled,
};

function lateProblem(order: LockedOrder, viewer: Viewer): Problem {
  const isOwn = order.rider_id === viewer.id || order.rider_id === null;
  const message = isOwn ? lateTexts[progressOf(order)]() : m.round_late_other();
  return new Problem("changed", message, { details: { late: true } });
}
