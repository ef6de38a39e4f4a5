import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UserDetail = z.infer<typeof schemas.userDetail>["data"];

export const showUser = query<{ id: string }, z.infer<typeof schemas.userDetail>>("/api/admin/users/{id}", {
  data: { id: "number", name: "string" },
});

/** Sets the staff's note, "" for none. `was` is the note that it replaces; refused with `changed` and the current note if it is stale. */
export const noteUser = command<{ id: string; note: string; was: string }, z.infer<typeof schemas.noted>>(
  "/api/admin/users/{id}/note",
  { note: "string" },
);
