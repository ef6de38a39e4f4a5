import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type DeliveryRound = z.infer<typeof schemas.round>["data"];
export type RoundStop = DeliveryRound["stops"][number];
export type GivenAnswer = z.infer<typeof schemas.givenAnswer>;
export type Handover = z.infer<typeof schemas.handover>;
export type StopDraft = z.input<typeof schemas.stopDraft>;

/** The viewer's own round: the stops, what is planned for them, what is packed and with nobody, what was said today, and the cash. */
export const showRound = query<Record<never, never>, z.infer<typeof schemas.round>>("/api/admin/round", {
  data: { rider: { name: "string" }, cash: "number", stops: [{ id: "number", number: "string" }] },
});

/**
 * What came of a stop, in one transaction with stock, cash, step and what the customer hears. With an `Idempotency-Key` it counts
 * once, however often it arrives. Refuses with `changed` where the order is not with this rider any more; what he said is kept then
 * for the shop to read.
 */
export const answerStop = command<StopDraft, z.infer<typeof schemas.answered>>(
  "/api/admin/round/orders/{id}/answers",
  { success: "boolean" },
);
