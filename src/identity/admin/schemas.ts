import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { amount, id, line, moment, oneOrZero, stretchMeta } from "#src/api/schemas.ts";
import { roles } from "#src/api/viewer.ts";

/** `after` is a cursor: the id of the last user of the page before. */
export const userQuery = z.object({ search: line(maxSearch).optional(), after: id.optional() });

export const userRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** The latest phone number; null if none was given. */
  mobile_no: z.string().nullable(),
  role: z.enum(roles),
  blocked: oneOrZero,
  created_at: moment,
  orders: z.int(),
  spent: amount,
  /** Neither delivered nor cancelled. */
  open_orders: z.int(),
});

export const userList = z.object({ data: z.array(userRow), meta: stretchMeta });
