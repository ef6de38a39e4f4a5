import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UserRow = z.infer<typeof schemas.userRow>;

export const listUsers = query<{ search?: string; after?: string }, z.infer<typeof schemas.userList>>(
  "/api/admin/users",
  { data: [{ id: "number", name: "string", email: "string" }] },
);
