import { command, query } from "#src/api/operation.ts";
import type { ImportShown } from "../contract.ts";

/** Fetches failed pictures of an import again. */
export const retryPictures = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/pictures", {
  data: { id: "number", state: "string" },
});

/** The pictures of an import that could not be fetched, as a CSV file. */
export const exportFailedPictures = query<{ id: string }, string>("/api/admin/failed-pictures", "string");
