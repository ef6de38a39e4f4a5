import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type MissedSearch = z.infer<typeof schemas.missedList>["data"][number];
export type OpenedSearch = z.infer<typeof schemas.openedList>["data"][number];
export type Synonym = z.infer<typeof schemas.synonym>;
export type SynonymWords = Pick<Synonym, "words" | "kinds">;
export type SynonymTried = z.infer<typeof schemas.synonymTried>["data"][number];
type SavedSynonym = z.infer<typeof schemas.savedSynonym>;
type Done = z.infer<typeof schemas.done>;

export const listMissed = query<
  { days?: "7" | "30"; ignored?: "1" | undefined },
  z.infer<typeof schemas.missedList>
>("/api/admin/missed-searches", { data: [{ term: "string", count: "number", nearest: ["string"] }] });

/** Hides a term from the list, or shows it again. */
export const ignoreMissed = command<{ term: string; ignored: boolean }, Done>(
  "/api/admin/missed-searches/ignore",
  {},
);

/** Search terms with the products opened after them: pinned terms first, then by number of openings. */
export const listOpened = query<{ days?: "7" | "30" }, z.infer<typeof schemas.openedList>>(
  "/api/admin/opened-searches",
  { data: [{ term: "string" }] },
);

/** Pins a product to the top of the results for a term, or unpins it. */
export const pinProduct = command<{ term: string; product_id: number; pinned: boolean }, Done>(
  "/api/admin/search-pins",
  {},
);

/** The synonyms, the newest first; optionally only those that contain a text. */
export const listSynonyms = query<
  { search?: string | undefined; after?: string | undefined },
  z.infer<typeof schemas.synonymList>
>("/api/admin/synonyms", { data: [{ id: "number", version: "number" }], meta: {} });

export const createSynonym = command<SynonymWords, SavedSynonym>("/api/admin/synonyms", {
  data: { id: "number", version: "number" },
});

/** Changes an entry if `version` is still its version. */
export const changeSynonym = command<SynonymWords & { id: string; version: number }, SavedSynonym>(
  "/api/admin/synonyms/{id}",
  { data: { id: "number", version: "number" } },
);

export const removeSynonym = command<{ id: string; version: number }, Done>(
  "/api/admin/synonyms/{id}/remove",
  {},
);

/** The number of suggested everyday wishes that no synonym contains. */
export const countSuggested = query<Record<never, never>, z.infer<typeof schemas.suggestedCount>>(
  "/api/admin/synonyms/suggested",
  { data: { count: "number" } },
);

/** Adds the suggested everyday wishes; returns the ids of the new entries. */
export const addSuggested = command<Record<never, never>, z.infer<typeof schemas.suggestedAdded>>(
  "/api/admin/synonyms/suggested",
  { data: { ids: ["number"] } },
);

/** Deletes the entries that are unchanged since they were added. */
export const removeSynonyms = command<{ ids: number[] }, Done>("/api/admin/synonyms/remove", {});

/** The results for each word now and with the unsaved synonyms; saves nothing. */
export const trySynonym = command<
  SynonymWords & { id?: string | undefined },
  z.infer<typeof schemas.synonymTried>
>("/api/admin/synonyms/try", { data: [{ term: "string", before: { total: "number" } }] });
