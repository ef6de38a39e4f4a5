import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AdminCategory = z.infer<typeof schemas.adminCategory>;
export type CategoryFields = z.output<typeof schemas.categoryFields>;
export type AdminCategoryList = z.infer<typeof schemas.adminCategoryList>;
type SavedCategory = z.infer<typeof schemas.savedCategory>;

const categoryOutline = { id: "number", name_en: "string", version: "number" } as const;

/** All categories in their order, including hidden and scheduled ones. */
export const listAdminCategories = query<Record<never, never>, AdminCategoryList>("/api/admin/categories", {
  data: [categoryOutline],
});

/** Appends a category. */
export const createCategory = command<CategoryFields, SavedCategory>("/api/admin/categories", {
  data: categoryOutline,
});

/** Changes a category if `version` is still its version. */
export const changeCategory = command<CategoryFields & { id: string; version: number }, SavedCategory>(
  "/api/admin/categories/{id}",
  { data: categoryOutline },
);

/**
 * Moves a category, with all within it, into another one and to a position there, counted from 1; `was` is
 * the whole order of ids that the user saw.
 */
export const moveCategory = command<
  { id: string; parent_id?: number | null | undefined; place: number; was: number[] },
  z.infer<typeof schemas.movedCategory>
>("/api/admin/categories/{id}/place", { ids: ["number"] });

/**
 * Deletes a category. `move_to` is the category that takes over its products; it is required unless the
 * category is empty. Categories within it move up to where it was.
 */
export const removeCategory = command<
  { id: string; version: number; move_to?: number | undefined },
  z.infer<typeof schemas.removedCategory>
>("/api/admin/categories/{id}/remove", { moved: "number" });
