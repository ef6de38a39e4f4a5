import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { PageText, StaticPage } from "../rules.ts";
import type * as schemas from "./schemas.ts";

export type ContentKind = z.infer<typeof schemas.contentKind>;
export type ContentFields = z.output<typeof schemas.contentFields>;
export type AdminContent = z.infer<typeof schemas.adminContent>;
export type AdminPage = z.infer<typeof schemas.adminPage>;
export type ContentLists = z.infer<typeof schemas.contentLists>;
type SavedContent = z.infer<typeof schemas.savedContent>;
type Entry = { kind: ContentKind; id: string };

/** All entries in their order, including hidden and scheduled ones. */
export const listContent = query<Record<never, never>, ContentLists>("/api/admin/content", {
  sliders: [{ id: "number", image: "string", title_en: "string", title_bn: "string", version: "number" }],
  advertisements: [
    { id: "number", image: "string", title_en: "string", title_bn: "string", version: "number" },
  ],
  banners: [{ id: "number" }],
  notices: [{ id: "number" }],
});

/** Appends an entry. */
export const createContent = command<ContentFields & { kind: ContentKind }, SavedContent>(
  "/api/admin/content/{kind}",
  {
    data: { id: "number", version: "number" },
  },
);

/** Changes an entry if `version` is still its version. */
export const changeContent = command<ContentFields & Entry & { version: number }, SavedContent>(
  "/api/admin/content/{kind}/{id}",
  { data: { id: "number", version: "number" } },
);

/** Moves an entry to a position, counted from 1; `was` is the order of ids that the user saw. */
export const moveContent = command<Entry & { place: number; was: number[] }, z.infer<typeof schemas.moved>>(
  "/api/admin/content/{kind}/{id}/place",
  { ids: ["number"] },
);

export const removeContent = command<Entry & { version: number }, z.infer<typeof schemas.done>>(
  "/api/admin/content/{kind}/{id}/remove",
  {},
);

/** A page's text in both languages, its newest revisions, and the values of its variables. */
export const showPageText = query<{ page: StaticPage }, { data: AdminPage }>("/api/admin/pages/{page}", {
  data: { en: "string", bn: "string", version: "number", revisions: [{ id: "number" }] },
});

/** Saves a page's text as a new revision; `version` is the revision that the user edited. */
export const changePageText = command<
  PageText & { page: StaticPage; version: number },
  z.infer<typeof schemas.savedPage>
>("/api/admin/pages/{page}", { data: { version: "number" } });
