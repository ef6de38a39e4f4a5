import { z } from "zod";
import { maxSearch } from "../../api/limits.ts";
import { amount, id, line, moment, oneOrZero, stretchMeta } from "../../api/schemas.ts";
import { roles } from "../../api/viewer.ts";

/** `after`: the users who follow the one with this id. */
export const userQuery = z.object({ search: line(maxSearch).optional(), after: id.optional() });

export const userRow = z.object({
  id: z.string(),
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
});

export const userList = z.object({ data: z.array(userRow), meta: stretchMeta });
