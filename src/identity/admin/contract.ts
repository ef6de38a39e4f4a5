import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type { UserSort } from "./rules.ts";
import type * as schemas from "./schemas.ts";

export type UserRow = z.infer<typeof schemas.userRow>;

/** A stretch of the shop's users with their orders and totals, the newest first or as sorted. */
export const listUsers = query<
  { search?: string; after?: string; sort?: UserSort | undefined },
  z.infer<typeof schemas.userList>
>("/api/admin/users", { data: [{ id: "number", name: "string" }] });
