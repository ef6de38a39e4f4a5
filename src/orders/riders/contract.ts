import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { packingStarted } from "../admin/schemas.ts";
import type * as schemas from "./schemas.ts";

export type RiderList = z.infer<typeof schemas.riderList>["data"];

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
