import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { packingStarted } from "../admin/schemas.ts";
import type * as schemas from "./schemas.ts";

export type RiderList = z.infer<typeof schemas.riderList>["data"];

const started = {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
} as const;

/**
 * The viewer takes packed orders out, each in its own transaction; `refused` lists the failures with reasons.
 */
export const takeOrdersOut = command<{ orders: number[] }, z.infer<typeof packingStarted>>(
  "/api/admin/round/orders",
  started,
);

/**
 * Assigns orders that are packed or on the way to a rider. A packed order stays so, and its customer is
 * notified only when the rider takes it out.
 */
export const assignRider = command<{ orders: number[]; rider: string }, z.infer<typeof packingStarted>>(
  "/api/admin/riders/{rider}/orders",
  started,
);

/** The riders. */
export const listRiders = query<Record<never, never>, z.infer<typeof schemas.riderList>>(
  "/api/admin/riders",
  { data: [{ id: "number", name: "string" }] },
);
