import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { amount, id, line, moment, oneOrZero, stretchMeta } from "#src/api/schemas.ts";
import { roles } from "#src/api/viewer.ts";

/** `after`: the users who follow the one with this id. */
export const userQuery = z.object({ search: line(maxSearch).optional(), after: id.optional() });

export const userRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** The phone number they gave last; null where they gave none. */
  mobile_no: z.string().nullable(),
  role: z.enum(roles),
  blocked: oneOrZero,
  created_at: moment,
  /** Orders that were not cancelled, and what they came to. */
  orders: z.int(),
  spent: amount,
  /** Of these the ones that are neither delivered nor cancelled. */
  open_orders: z.int(),
});

export const userList = z.object({ data: z.array(userRow), meta: stretchMeta });
