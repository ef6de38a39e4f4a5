import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  graceSeconds,
  mayUndo,
  nextSteps,
  type Progress,
  progressOf,
  stepsByStatus,
  undoSeconds,
} from "../order.ts";
import { refundedSql } from "../refunds/refund-rows.server.ts";
import { refuseUnweighed } from "../steps/refuse-unweighed.server.ts";
import { type LastStepRow, lastStepColumns, stepProgress } from "../steps/step-rows.server.ts";
import { type LockedOrder, lockOrder, orderChangedProblem, writeStep } from "../steps/write-step.server.ts";
import type { AdminOrder } from "./contract.ts";
import type { stepDraft } from "./schemas.ts";
import { showOneOrder } from "./show-one-order.server.ts";

export type Step = Omit<z.output<typeof stepDraft>, "lines">;

export async function stepOrder(step: Step, context: ApiContext<Viewer>): Promise<{ data: AdminOrder }> {
  await takeStep(step, context);
  return showOneOrder(step, context);
}

export async function takeStep(step: Step, { shop, viewer }: ApiContext<Viewer>): Promise<void> {
  await inTransaction(shop.database, (client) => applyStep(client, step, viewer));
  shop.queues.wake();
}

/**
 * One step on, or an undo of the viewer's own last step. Refuses with `changed` if the order is not at `from`,
 * no such step exists, or a step on names a stale `revision`. Refuses with `not_weighed` to pack unweighed
 * lines, unless `unweighed`.
 */
export async function applyStep(client: PoolClient, step: Step, viewer: Viewer): Promise<void> {
  const { id, reason, note } = step;
  const current = await lockOrder(client, id);
  if (!current) throw new Problem("not_found", m.problem_not_found());
  const from = progressOf(current);
  if (step.from !== (step.to === undefined ? current.status : from))
    throw orderChangedProblem(m.order_step_refused(), current);
  const nextProgress = findForwardStep(current, step);
  if (nextProgress) {
    if (step.revision !== undefined && step.revision !== current.revision)
      throw orderChangedProblem(m.order_step_refused(), current);
    if (from === "confirmed" && nextProgress === "packed" && !step.unweighed)
      await refuseUnweighed(client, id);
    const outcome = nextProgress === "not_delivered" ? "nobody_there" : undefined;
    return writeStep(client, current, { to: nextProgress, outcome, reason, note }, viewer);
  }
  const previousProgress = await findUndoneProgress(client, current, step, viewer);
  if (previousProgress) {
    await refuseRefunded(client, current);
    return writeStep(client, current, { to: previousProgress, undone: true }, viewer);
  }
  throw orderChangedProblem(
    isReverseStep(current, step) ? m.order_undo_late() : m.order_step_refused(),
    current,
  );
}

/** Refuses with `changed` an order with refunds: it stays delivered. */
async function refuseRefunded(client: PoolClient, order: LockedOrder): Promise<void> {
  const { rows } = await client.query<{ refunded: number }>(`select ${refundedSql("$1")} as refunded`, [
    order.id,
  ]);
  if (rows[0]?.refunded) throw orderChangedProblem(m.refund_stands(), order);
}

function findForwardStep(order: LockedOrder, { to, status }: Step): Progress | undefined {
  if (to) return nextSteps[progressOf(order)].includes(to) ? to : undefined;
  return status && stepsByStatus[order.status][status];
}

/** Whether a step is the reverse of an allowed one. */
function isReverseStep(order: LockedOrder, { to, status }: Step): boolean {
  const from = progressOf(order);
  if (!mayUndo(from)) return false;
  if (to) return nextSteps[to].includes(from);
  return status !== undefined && stepsByStatus[status][order.status] !== undefined;
}

/** The status before the last step, if that is the viewer's own, recent, and leads to the wanted status. */
async function findUndoneProgress(
  client: PoolClient,
  order: LockedOrder,
  { to, status }: Step,
  { id: userId }: Viewer,
): Promise<Progress | undefined> {
  const { rows } = await client.query<LastStepRow & { recent: boolean }>(
    `select ${lastStepColumns}, s.user_id = $2 and s.created_at > now() - make_interval(secs => $3) as recent
     from order_steps s where s.order_id = $1 order by s.id desc limit 1`,
    [order.id, userId, undoSeconds + graceSeconds],
  );
  const lastStep = rows[0];
  if (!lastStep?.recent) return undefined;
  const progressBefore = stepProgress(lastStep, "from");
  const progressAfter = stepProgress(lastStep, "to");
  if (progressAfter !== progressOf(order) || !mayUndo(progressAfter, lastStep.outcome)) return undefined;
  const isWanted = to
    ? progressBefore === to
    : lastStep.from_status === status && lastStep.from_status !== order.status;
  return isWanted ? progressBefore : undefined;
}
