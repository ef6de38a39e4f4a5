import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Colleague = z.infer<typeof schemas.colleague>;
export type StaffChange = Omit<z.input<typeof schemas.staffChange>, "id">;

export const listStaff = query<Record<never, never>, { data: Colleague[] }>("/api/admin/staff", {
  data: [{ id: "number", name: "string", role: "string" }],
});

/** Finds an account by e-mail address; refused with `not_found`. */
export const findColleague = query<{ email: string }, { data: Colleague }>("/api/admin/staff/find", {
  data: { id: "number", name: "string", role: "string" },
});

export const changeStaff = command<StaffChange & { id: string }, { success: true; data: Colleague }>(
  "/api/admin/staff/{id}",
  { data: { id: "number", role: "string" } },
);

/** Ends the account's sessions and refuses sign-ins and orders. The reason is only for the journal. */
export const blockUser = command<{ id: string; reason: string }, z.infer<typeof schemas.blocked>>(
  "/api/admin/users/{id}/block",
  {},
);

export const unblockUser = command<{ id: string }, z.infer<typeof schemas.blocked>>(
  "/api/admin/users/{id}/unblock",
  {},
);
