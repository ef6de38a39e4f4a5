import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type NewTime = z.infer<typeof schemas.newTime>["data"];

const outline = { data: { number: "string", state: "string" } } as const;

/**
 * Returns new delivery times for an undelivered order, by the token of the customer's link. Refuses a forged
 * token with `not_found`.
 */
export const showNewTime = command<z.input<typeof schemas.linkToken>, z.infer<typeof schemas.newTime>>(
  "/api/new-time",
  outline,
);

/** Schedules another delivery, once per link. Refuses a used or expired link with `changed`. */
export const chooseNewTime = command<z.input<typeof schemas.newTimeChoice>, z.infer<typeof schemas.newTime>>(
  "/api/new-time/choose",
  outline,
);
