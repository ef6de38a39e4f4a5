import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type DeliveryRound = z.infer<typeof schemas.round>["data"];
export type RoundStop = DeliveryRound["stops"][number];
export type GivenAnswer = z.infer<typeof schemas.givenAnswer>;
export type Handover = z.infer<typeof schemas.handover>;
export type StopDraft = z.input<typeof schemas.stopDraft>;

/** The viewer's stops, planned orders, packed unassigned orders, today's answers, and the cash. */
export const showRound = query<Record<never, never>, z.infer<typeof schemas.round>>("/api/admin/round", {
  data: { rider: { name: "string" }, cash: "number", stops: [{ id: "number", number: "string" }] },
});

/**
 * One transaction with stock, cash, step and notifications. Idempotent with an `Idempotency-Key`. Refuses
 * with `changed` if the order is not assigned to this rider any more; the answer is kept for the shop.
 */
export const answerStop = command<StopDraft, z.infer<typeof schemas.answered>>(
  "/api/admin/round/orders/{id}/answers",
  { success: "boolean" },
);

/** Sets the order of the stops until they change. Refuses with `changed` stops of other rounds. Idempotent. */
export const moveStops = command<z.input<typeof schemas.movedStops>, z.infer<typeof schemas.answered>>(
  "/api/admin/round/way",
  { success: "boolean" },
);
