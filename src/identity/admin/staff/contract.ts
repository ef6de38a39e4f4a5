import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Colleague = z.infer<typeof schemas.colleague>;
export type StaffChange = Omit<z.input<typeof schemas.staffChange>, "id">;

/** Everybody who works in the back office, admins first. */
export const listStaff = query<Record<never, never>, { data: Colleague[] }>("/api/admin/staff", {
  data: [{ id: "number", name: "string", email: "string", role: "string" }],
});

/** Finds the account that a colleague registered, by its e-mail address; `not_found` where there is none. */
export const findColleague = query<{ email: string }, { data: Colleague }>("/api/admin/staff/find", {
  data: { id: "number", name: "string", email: "string", role: "string" },
});

/** Gives a user rights in the back office, changes them or takes them back (role `user`). */
export const changeStaff = command<StaffChange & { id: string }, { success: true; data: Colleague }>(
  "/api/admin/staff/{id}",
  { data: { id: "number", role: "string" } },
);

/** Blocks an account: its sessions end, and it can neither sign in nor order. The reason is for the journal only. */
export const blockUser = command<{ id: string; reason: string }, z.infer<typeof schemas.blocked>>(
  "/api/admin/users/{id}/block",
  {},
);

/** Lets a blocked account sign in again. */
export const unblockUser = command<{ id: string }, z.infer<typeof schemas.blocked>>(
  "/api/admin/users/{id}/unblock",
  {},
);
