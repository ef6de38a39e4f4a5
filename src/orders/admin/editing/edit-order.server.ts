import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { isWaiting } from "#src/orders/order.ts";
import { lockOrder } from "#src/orders/steps/write-step.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { showOneOrder } from "../show-one-order.server.ts";
import { changeLines, type EditToMake } from "./change-lines.server.ts";
import { isRepeatedEdit } from "./edit-statements.server.ts";
import type { editDraft } from "./schemas.ts";

type Edit = z.output<typeof editDraft>;

/**
 * Edits lines, stock, total and history in one transaction. Refuses with `changed` (stale), `sold_out`,
 * `price_changed`, or `too_heavy`: above the tolerance without the customer's consent.
 */
export async function editOrder(edit: Edit, context: ApiContext<Viewer>): Promise<{ data: AdminOrder }> {
  const hash = createHash("sha256").update(JSON.stringify(edit)).digest("base64url");
  const { weight_tolerance: tolerance } = await context.shop.details.current();
  await inTransaction(context.shop.database, (client) =>
    applyEdit(client, { ...edit, hash, tolerance }, context.viewer),
  );
  context.shop.queues.wake();
  return showOneOrder(edit, context);
}

async function applyEdit(client: PoolClient, edit: EditToMake, viewer: Viewer): Promise<void> {
  const order = await lockOrder(client, edit.id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  const editKey = { orderId: edit.id, revision: edit.was + 1, userId: viewer.id, hash: edit.hash };
  if (order.revision !== edit.was || !isWaiting(order.status)) {
    if (await isRepeatedEdit(client, editKey)) return;
    throw new Problem("changed", m.order_step_refused(), { details: { status: order.status } });
  }
  const newSums = await changeLines(client, order, edit, viewer);
  if (!newSums) throw new Problem("invalid_fields", m.order_edit_nothing());
}
