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

/** What was searched for without a good result, the most frequent first; or what staff have chosen to ignore. */
export const listMissed = query<
  { days?: "7" | "30"; ignored?: "1" | undefined },
  z.infer<typeof schemas.missedList>
>("/api/admin/missed-searches", { data: [{ term: "string", count: "number", nearest: ["string"] }] });

/** Takes a term off that list, or back onto it. */
export const ignoreMissed = command<{ term: string; ignored: boolean }, Done>(
  "/api/admin/missed-searches/ignore",
  {},
);

/** Search terms with the products opened after them, pinned terms first, then by number of openings. */
export const listOpened = query<{ days?: "7" | "30" }, z.infer<typeof schemas.openedList>>(
  "/api/admin/opened-searches",
  { data: [{ term: "string" }] },
);

/** Puts a product first in the search for a term, or takes it away from there. */
export const pinProduct = command<{ term: string; product_id: number; pinned: boolean }, Done>(
  "/api/admin/search-pins",
  {},
);

/** The synonyms, the newest first; those with a text in one of their words. */
export const listSynonyms = query<
  { search?: string | undefined; after?: string | undefined },
  z.infer<typeof schemas.synonymList>
>("/api/admin/synonyms", { data: [{ id: "number", version: "number" }], meta: {} });

export const createSynonym = command<SynonymWords, SavedSynonym>("/api/admin/synonyms", {
  data: { id: "number", version: "number" },
});

/** Changes an entry; `version` is that of the one that the change was made from. */
export const changeSynonym = command<SynonymWords & { id: string; version: number }, SavedSynonym>(
  "/api/admin/synonyms/{id}",
  { data: { id: "number", version: "number" } },
);

export const removeSynonym = command<{ id: string; version: number }, Done>(
  "/api/admin/synonyms/{id}/remove",
  {},
);

/** How many of the everyday wishes that the shop suggests have no word in the list. */
export const countSuggested = query<Record<never, never>, z.infer<typeof schemas.suggestedCount>>(
  "/api/admin/synonyms/suggested",
  { data: { count: "number" } },
);

/** Adds those, and tells the ids of their entries. */
export const addSuggested = command<Record<never, never>, z.infer<typeof schemas.suggestedAdded>>(
  "/api/admin/synonyms/suggested",
  { data: { ids: ["number"] } },
);

/** Removes entries that nobody has changed since they were added. */
export const removeSynonyms = command<{ ids: number[] }, Done>("/api/admin/synonyms/remove", {});

/** What a search for each of the words finds now, and would find with them; nothing is saved. */
export const trySynonym = command<
  SynonymWords & { id?: string | undefined },
  z.infer<typeof schemas.synonymTried>
>("/api/admin/synonyms/try", { data: [{ term: "string", before: { total: "number" } }] });
