import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UserDetail = z.infer<typeof schemas.userDetail>["data"];

/** One user: how to reach them, what they ordered in sum, and the note that staff keep. Refuses a deleted account. */
export const showUser = query<{ id: string }, z.infer<typeof schemas.userDetail>>("/api/admin/users/{id}", {
  data: { id: "number", name: "string" },
});

/**
 * Writes the note about a user that staff see, "" for none. `was` is the note that it replaces; refused with `changed`, and the
 * note of now, where a colleague wrote another one meanwhile.
 */
export const noteUser = command<{ id: string; note: string; was: string }, z.infer<typeof schemas.noted>>(
  "/api/admin/users/{id}/note",
  { note: "string" },
);
