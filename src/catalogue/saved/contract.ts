import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SavedIds = z.infer<typeof schemas.savedIds>;

/** Ids of a customer's saved products, newest first. */
export const listSaved = query<Record<never, never>, SavedIds>("/api/account/saved", {
  data: ["number"],
});

/** Saves and removes products; returns all saved products. Ignores unknown ones. */
export const changeSaved = command<{ add?: string[]; remove?: string[] }, SavedIds>("/api/account/saved", {
  data: ["number"],
});
