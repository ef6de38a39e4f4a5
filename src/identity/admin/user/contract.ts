import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { DataSubject } from "#src/identity/own-data/rules.ts";
import type * as schemas from "./schemas.ts";

export type UserDetail = z.infer<typeof schemas.userDetail>["data"];

export const showUser = query<{ id: string }, z.infer<typeof schemas.userDetail>>("/api/admin/users/{id}", {
  data: { id: "number", name: "string" },
});

/** Sets the staff's note, or removes it with "". Refuses a stale `was` with `changed` and the current note. */
export const noteUser = command<{ id: string; note: string; was: string }, z.infer<typeof schemas.noted>>(
  "/api/admin/users/{id}/note",
  { note: "string" },
);

/** Everything that the shop keeps about a customer, as JSON; one subject as CSV. */
export const exportUsersData = query<{ id: string; subject?: DataSubject }, string>(
  "/api/admin/users/{id}/data",
  "string",
);

/** Notes that a customer agreed to offers, or withdrew that, on the phone. */
export const noteMarketing = command<
  { id: string; marketing: boolean },
  z.infer<typeof schemas.marketingNoted>
>("/api/admin/users/{id}/marketing", {});
