import { z } from "zod";
import type { Api } from "../platform/api.server.ts";
import { serve } from "../platform/serve.server.ts";
import { listCategories, listProducts, showProduct } from "./contract.ts";
import { changeProduct, listShelf } from "./desk.server.ts";
import * as desk from "./desk-contract.ts";
import { shelfChange, shelfChanged, shelfList, shelfQuery } from "./desk-shapes.ts";
import { findProducts } from "./find-products.server.ts";
import { byId, categoryList, oneProduct, productFilter, productList } from "./shapes.ts";
import { showOne } from "./show-one.server.ts";
import { showShelves } from "./show-shelves.server.ts";

export function serveCatalogue(api: Api) {
  const open = { may: "anyone", cached: true } as const;
  serve(api, listCategories, { ...open, input: z.object({}), output: categoryList }, showShelves);
  serve(api, listProducts, { ...open, input: productFilter, output: productList }, findProducts);
  serve(api, showProduct, { ...open, input: byId, output: oneProduct }, showOne);

  serve(api, desk.listShelf, { may: "admin", input: shelfQuery, output: shelfList }, listShelf);
  serve(api, desk.changeProduct, { may: "admin", input: shelfChange, output: shelfChanged }, changeProduct);
}
