import { type RootData, useRootData } from "#src/shell/root-data.ts";
import type { Category } from "../contract.ts";

/** The root loader's data; `categories` are those at the top of the tree, undefined if they could not be loaded. */
export type WithCategories = RootData & { categories: Category[] | undefined };

/** The categories at the top of the tree. */
export const useTopCategories = (): Category[] => useRootData<WithCategories>()?.categories ?? [];
