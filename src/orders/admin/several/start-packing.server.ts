import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { type Fulfilment, type OrderStatus, orderNumber } from "#src/orders/order.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { PackingStarted } from "../contract.ts";
import { previousStep } from "../rules.ts";
import type { stepsAtOnceDraft } from "../schemas.ts";
import { takeStep } from "../step-order.server.ts";

/** Takes orders one step on, or back, each in its own transaction, so that none blocks or fails another. */
export async function startPacking(
  { orders, to, undo, revisions }: z.output<typeof stepsAtOnceDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: PackingStarted }> {
  const data: PackingStarted = { started: [], refused: [] };
  for (const id of new Set(orders)) {
    const number = orderNumber(id);
    try {
      const forwardStep = { id, from: previousStep[to], to, revision: revisions[id] };
      await takeStep(undo ? { id, from: to, to: previousStep[to] } : forwardStep, context);
      data.started.push({ id, number });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const current = (error.extras.details ?? {}) as { status?: OrderStatus; fulfilment?: Fulfilment };
      data.refused.push({ id, number, message: error.message, ...current });
    }
  }
  return { data };
}
