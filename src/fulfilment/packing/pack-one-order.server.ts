import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import { changeLines, type EditToMake } from "#src/orders/admin/editing/change-lines.server.ts";
import { isRepeatedEdit, readItems } from "#src/orders/admin/editing/edit-statements.server.ts";
import { changesNothing, planEdit } from "#src/orders/admin/editing/plan-edit.server.ts";
import type { editDraft } from "#src/orders/admin/editing/schemas.ts";
import { showOneOrder } from "#src/orders/admin/show-one-order.server.ts";
import { refuseUnweighed } from "#src/orders/steps/refuse-unweighed.server.ts";
import { lockOrder, orderChangedProblem, writeStep } from "#src/orders/steps/write-step.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockToPack } from "./open-packing.server.ts";

/**
 * Changes the order to what is in the bag, stores who packed each line, and sets it to "packed", in one
 * transaction. Refuses as `editOrder` does, with `changed` if a colleague holds or packed it, and with
 * `not_weighed`. Idempotent.
 */
export async function packOneOrder(
  edit: z.output<typeof editDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const hash = createHash("sha256").update(JSON.stringify(edit)).digest("base64url");
  const { weight_tolerance: tolerance } = await context.shop.details.current();
  await inTransaction(context.shop.database, (client) =>
    packInTransaction(client, { ...edit, hash, tolerance, isByPacker: true }, context.viewer),
  );
  context.shop.queues.wake();
  return showOneOrder(edit, context);
}

async function packInTransaction(client: PoolClient, edit: EditToMake, viewer: Viewer): Promise<void> {
  if (await wasPacked(client, edit, viewer)) return;
  const order = await lockToPack(client, edit.id, viewer);
  if (order.revision !== edit.was) throw orderChangedProblem(m.order_step_refused(), order);
  await changeLines(client, order, edit, viewer);
  await refuseUnweighed(client, edit.id);
  await client.query("update order_items set packed_by = $2 where order_id = $1 and packed_by is null", [
    edit.id,
    viewer.id,
  ]);
  await client.query("delete from order_packers where order_id = $1", [edit.id]);
  await writeStep(client, order, { to: "packed" }, viewer);
}

/** Whether this is a retry of the request by which the viewer packed the order. */
async function wasPacked(client: PoolClient, edit: EditToMake, viewer: Viewer): Promise<boolean> {
  const order = await lockOrder(client, edit.id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  const { rows } = await client.query<{ mine: boolean }>(
    `select to_fulfilment = 'packed' and user_id = $2 as mine from order_steps
     where order_id = $1 and to_fulfilment in ('confirmed', 'packed') order by id desc limit 1`,
    [edit.id, viewer.id],
  );
  if (!rows[0]?.mine) return false;
  const earlierEdit = { orderId: edit.id, revision: edit.was + 1, userId: viewer.id, hash: edit.hash };
  if (await isRepeatedEdit(client, earlierEdit)) return true;
  const plan = order.revision === edit.was && planEdit(await readItems(client, edit.id), edit);
  return plan ? changesNothing(plan) : false;
}
