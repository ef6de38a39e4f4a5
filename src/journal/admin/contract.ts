import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type JournalLine = z.infer<typeof schemas.journalLine>;
export type JournalList = z.infer<typeof schemas.journalList>;
export type JournalQuery = {
  kind?: string;
  subject?: string;
  user?: string;
  search?: string;
  before?: string;
};

export const listJournal = query<JournalQuery, JournalList>("/api/admin/journal", {
  data: [{ id: "number", at: "string", action: "string" }],
});
