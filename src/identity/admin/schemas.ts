import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { amount, id, line, moment, oneOrZero, pageMeta } from "#src/api/schemas.ts";
import { roles } from "#src/api/viewer.ts";
import { userSorts } from "./rules.ts";

/** `after`: the id of the last user of the page before. `sort` lists only the first hundred who have ordered. */
export const userQuery = z.object({
  search: line(maxSearch).optional(),
  after: id.optional(),
  sort: z.enum(userSorts).optional(),
});

export const userRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Null without one, as after an order by phone. */
  email: z.string().nullable(),
  /** The latest phone number; null if none was given. */
  mobile_no: z.string().nullable(),
  role: z.enum(roles),
  blocked: oneOrZero,
  created_at: moment,
  /** How many orders were not cancelled. */
  orders: z.int(),
  /** What those orders came to. */
  spent: amount,
  /** What was delivered of that. */
  delivered: amount,
  /** When they last ordered; null without an order. */
  last_order: moment.nullable(),
  /** How many of `orders` are neither delivered nor cancelled. */
  open_orders: z.int(),
});

export const userList = z.object({ data: z.array(userRow), meta: pageMeta });
