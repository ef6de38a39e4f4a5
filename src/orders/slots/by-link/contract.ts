import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type NewTime = z.infer<typeof schemas.newTime>["data"];

const outline = { data: { number: "string", state: "string" } } as const;

/** The times for an order that was not delivered, by the token of the link that its customer got. Refuses a forged one with `not_found`. */
export const showNewTime = command<z.input<typeof schemas.linkToken>, z.infer<typeof schemas.newTime>>(
  "/api/new-time",
  outline,
);

/** The order is brought again at that time. Once for each link: refuses with `changed` where it was used or is too old. */
export const chooseNewTime = command<z.input<typeof schemas.newTimeChoice>, z.infer<typeof schemas.newTime>>(
  "/api/new-time/choose",
  outline,
);
