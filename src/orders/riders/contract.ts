import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { stepsAtOnceResult } from "../admin/schemas.ts";
import type * as schemas from "./schemas.ts";

export type RiderList = z.infer<typeof schemas.riderList>["data"];

const started = {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
} as const;

/** Each order in its own transaction; `refused` lists the failures. */
export const takeOrdersOut = command<{ orders: number[] }, z.infer<typeof stepsAtOnceResult>>(
  "/api/admin/round/orders",
  started,
);

/** A packed order is only planned: its customer is notified when the rider takes it out. */
export const assignRider = command<{ orders: number[]; rider: string }, z.infer<typeof stepsAtOnceResult>>(
  "/api/admin/riders/{rider}/orders",
  started,
);

export const listRiders = query<Record<never, never>, z.infer<typeof schemas.riderList>>(
  "/api/admin/riders",
  { data: [{ id: "number", name: "string" }] },
);
