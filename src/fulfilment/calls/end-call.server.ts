import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { writeCall } from "#src/orders/calls/write-call.server.ts";
import { needsConfirmationCall, orderNumber, progressOf } from "#src/orders/order.ts";
import { lockOrder, orderChangedProblem, writeStep } from "#src/orders/steps/write-step.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OpenCall } from "./contract.ts";
import { findOtherCaller, showCall } from "./open-call.server.ts";
import type { callRule, outcomeDraft } from "./schemas.ts";

type CheckedOutcome = z.output<typeof outcomeDraft>;

/**
 * Notes the outcome and confirms or cancels, in one transaction with the other orders. Refuses with `changed`
 * if no call is due, `was` or `revision` is stale, or a colleague holds the call.
 */
export async function saveOutcome(
  outcome: CheckedOutcome,
  context: ApiContext<Viewer>,
): Promise<{ data: OpenCall }> {
  const { shop, viewer } = context;
  await inTransaction(shop.database, async (client) => {
    const { others = [], ...mainCall } = outcome;
    const confirmedCalls = others.map((other) => ({ ...other, outcome: "confirmed" as const }));
    // Sorted by id, like all code that locks several orders.
    for (const call of [mainCall, ...confirmedCalls].toSorted((a, b) => a.id - b.id))
      await writeOutcome(client, call, viewer);
  });
  shop.queues.wake();
  return showCall(outcome, context);
}

async function writeOutcome(
  client: PoolClient,
  call: Omit<CheckedOutcome, "others">,
  viewer: Viewer,
): Promise<void> {
  const { id, was, revision, outcome, reason, note } = call;
  const order = await lockOrder(client, id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  const progress = progressOf(order);
  if (!needsConfirmationCall(progress)) throw orderChangedProblem(m.order_step_refused(), order);
  if (revision !== undefined && revision !== order.revision)
    throw orderChangedProblem(m.order_step_refused(), order);
  const name = await findOtherCaller(client, id, viewer);
  if (name) throw orderChangedProblem(m.calls_taken({ name }), order);
  const { rows } = await client.query<{ calls: number }>(
    "select count(*) as calls from order_calls where order_id = $1",
    [id],
  );
  if (rows[0]?.calls !== was) throw orderChangedProblem(m.calls_changed(), order);
  await writeCall(client, call, viewer);
  if (outcome === "confirmed")
    return writeStep(client, order, { to: progress === "placed" ? "confirmed" : "packed" }, viewer);
  if (outcome === "refused") return writeStep(client, order, { to: "cancelled", reason, note }, viewer);
  await record(client, viewer, {
    action: "order.called",
    subject: { id, name: orderNumber(id) },
    after: { call: outcome, ...(note && { note }) },
  });
}

/** Changes who is called before an order is packed; see `changeCallRule` in `contract.ts`. */
export async function saveCallRule(
  { called_until, call_again_above }: z.output<typeof callRule>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ called_until: number | null; above: number | null }>(
      "select called_until, call_again_above_poisha as above from shop_details for update",
    );
    const { called_until: previousCalledUntil = null, above: previousAbovePoisha = null } = rows[0] ?? {};
    const before = {
      called_until: previousCalledUntil,
      call_again_above: previousAbovePoisha === null ? null : toTaka(previousAbovePoisha),
    };
    const after = { ...before, called_until, ...(call_again_above !== undefined && { call_again_above }) };
    const callAgainAbovePoisha = after.call_again_above === null ? null : toPoisha(after.call_again_above);
    await client.query("update shop_details set called_until = $1, call_again_above_poisha = $2", [
      called_until,
      callAgainAbovePoisha,
    ]);
    await record(client, viewer, {
      action: "settings.changed",
      subject: { id: "shop", name: shop.settings.shop.name_en ?? "Tatka" },
      before,
      after,
    });
    return { success: true };
  });
}
