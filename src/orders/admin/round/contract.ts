import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { packingStarted } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

export type DeliveryRound = z.infer<typeof schemas.round>["data"];
export type RoundStop = DeliveryRound["stops"][number];
export type GivenAnswer = z.infer<typeof schemas.givenAnswer>;
export type Handover = z.infer<typeof schemas.handover>;
export type StopDraft = z.input<typeof schemas.stopDraft>;
export type RiderList = z.infer<typeof schemas.riderList>["data"];

/** The viewer's own round: the stops, what is planned for them, what is packed and with nobody, what was said today, and the cash. */
export const showRound = query<Record<never, never>, z.infer<typeof schemas.round>>("/api/admin/round", {
  data: { rider: { name: "string" }, cash: "number", stops: [{ id: "number", number: "string" }] },
});

const started = {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
} as const;

/** The viewer takes packed orders out, each for itself: `refused` names those that did not go, and why. */
export const takeOrdersOut = command<{ orders: number[] }, z.infer<typeof packingStarted>>(
  "/api/admin/round/orders",
  started,
);

/**
 * Gives packed orders, and those on the way, to a rider, as `takeOrdersOut` does. What is packed stays so until the rider takes it
 * out: its customer hears of that, not of the plan.
 */
export const assignRider = command<{ orders: number[]; rider: string }, z.infer<typeof packingStarted>>(
  "/api/admin/riders/{rider}/orders",
  started,
);

/** Who may be given orders to take out. */
export const listRiders = query<Record<never, never>, z.infer<typeof schemas.riderList>>(
  "/api/admin/riders",
  { data: [{ id: "number", name: "string" }] },
);

/**
 * What came of a stop, in one transaction with stock, cash, step and what the customer hears. With an `Idempotency-Key` it counts
 * once, however often it arrives. Refuses with `changed` where the order is not with this rider any more; what he said is kept then
 * for the shop to read.
 */
export const answerStop = command<StopDraft, z.infer<typeof schemas.answered>>(
  "/api/admin/round/orders/{id}/answers",
  { success: "boolean" },
);
