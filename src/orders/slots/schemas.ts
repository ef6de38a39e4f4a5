import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { calendarDay, slotChoice } from "#src/delivery/schemas.ts";
import { myOrderQuery } from "../mine/schemas.ts";

/** `was` is the slot that the user saw; null for none. */
const change = {
  slot: slotChoice,
  was: z.object({ day: calendarDay, from: z.int(), to: z.int() }).nullable(),
};

export const mySlotChange = z.strictObject({ ...myOrderQuery.shape, ...change });
export const slotChange = z.strictObject({ id, ...change });
