import type { z } from "zod";
import { query } from "../../api/operation.ts";
import { pageOutline } from "../../api/paging.ts";
import type * as schemas from "./schemas.ts";

export type UserRow = z.infer<typeof schemas.userRow>;

/** The shop's users with their orders and totals, the newest first. */
export const listUsers = query<{ search?: string; page?: string }, z.infer<typeof schemas.userList>>(
  "/api/admin/users",
  { data: [{ id: "string", name: "string", email: "string" }], meta: pageOutline },
);
