import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AdminCategory = z.infer<typeof schemas.adminCategory>;
export type CategoryFields = z.output<typeof schemas.categoryFields>;
export type AdminCategoryList = z.infer<typeof schemas.adminCategoryList>;
type SavedCategory = z.infer<typeof schemas.savedCategory>;

const one = { id: "number", name_en: "string", version: "number" } as const;

/** All categories in their order, hidden ones and those of other days too, with the number of their products. */
export const listAdminCategories = query<Record<never, never>, AdminCategoryList>("/api/admin/categories", {
  data: [one],
});

/** Makes a category, the last one. */
export const createCategory = command<CategoryFields, SavedCategory>("/api/admin/categories", { data: one });

/** Changes one; `version` is that of the one that the change was made from. */
export const changeCategory = command<CategoryFields & { id: string; version: number }, SavedCategory>(
  "/api/admin/categories/{id}",
  { data: one },
);

/** Puts one at a place, counted from 1; `was` are the ids in the order that it was moved in. */
export const moveCategory = command<
  { id: string; place: number; was: number[] },
  z.infer<typeof schemas.movedCategory>
>("/api/admin/categories/{id}/place", { ids: ["number"] });

/** Deletes one; `move_to` is the category that its products go to, without which one with products is refused. */
export const removeCategory = command<
  { id: string; version: number; move_to?: number | undefined },
  z.infer<typeof schemas.removedCategory>
>("/api/admin/categories/{id}/remove", { moved: "number" });
