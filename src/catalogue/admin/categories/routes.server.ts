import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { readCategories } from "./category-row.server.ts";
import * as operations from "./contract.ts";
import { moveCategory } from "./move-category.server.ts";
import { removeCategory } from "./remove-category.server.ts";
import { changeCategory, createCategory } from "./save-category.server.ts";
import * as schemas from "./schemas.ts";

export function serveCategories(api: Api): void {
  const staff = { may: "catalogue" } as const;
  const saved = { ...staff, output: schemas.savedCategory };
  serve(
    api,
    operations.listAdminCategories,
    { ...staff, input: z.object({}), output: schemas.adminCategoryList },
    async (_input, { shop }) => ({ data: await readCategories(shop.database.pool) }),
  );
  serve(api, operations.createCategory, { ...saved, input: schemas.newCategory }, createCategory);
  serve(api, operations.changeCategory, { ...saved, input: schemas.categoryChange }, changeCategory);
  serve(
    api,
    operations.moveCategory,
    { ...staff, input: schemas.categoryMove, output: schemas.movedCategory },
    moveCategory,
  );
  serve(
    api,
    operations.removeCategory,
    { ...staff, input: schemas.categoryRemoval, output: schemas.removedCategory, refuses: ["not_empty"] },
    removeCategory,
  );
}
