import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import {
  countChoice,
  listCategories,
  listPopular,
  listProducts,
  listSuggestions,
  showProduct,
} from "./contract.ts";
import { changeProduct } from "./desk/change-product.server.ts";
import * as desk from "./desk/contract.ts";
import { listShelf } from "./desk/list-shelf.server.ts";
import { shelfChange, shelfChanged, shelfList, shelfQuery } from "./desk/shapes.ts";
import { findProducts } from "./listing/find-products.server.ts";
import { changeSaved, listSaved } from "./saved/change-saved.server.ts";
import * as saved from "./saved/contract.ts";
import { savedChange, savedIds } from "./saved/shapes.ts";
import { countChosen } from "./search/count-searches.server.ts";
import type { Search } from "./search/open-search.server.ts";
import { popularSearches } from "./search/popular-searches.server.ts";
import { suggest } from "./search/suggest/suggest.server.ts";
import * as shapes from "./shapes.ts";
import { byId, categoryList, oneProduct, productFilter, productList } from "./shapes.ts";
import { showOne } from "./show-one.server.ts";
import { showShelves } from "./show-shelves.server.ts";

/** How often one address may say what it opened after a search. */
const choices = { most: 120, seconds: 60 };

export function serveCatalogue(api: Api, search: Search) {
  const open = { may: "anyone", cached: true } as const;
  serve(api, listCategories, { ...open, input: z.object({}), output: categoryList }, showShelves);
  serve(api, listProducts, { ...open, input: productFilter, output: productList }, (filter, call) =>
    findProducts(filter, call, search.index.current),
  );
  serve(api, showProduct, { ...open, input: byId, output: oneProduct }, showOne);
  serve(
    api,
    listSuggestions,
    { ...open, input: shapes.suggestionQuery, output: shapes.suggestions },
    ({ q }) => suggest(search, q),
  );
  const forAll = { may: "anyone", input: z.object({}) } as const;
  serve(api, listPopular, { ...forAll, output: shapes.popular }, popularSearches());
  serve(
    api,
    countChoice,
    { may: "anyone", input: shapes.searchChoice, output: shapes.counted, limit: choices },
    countChosen,
  );

  const mine = { may: "customer", output: savedIds } as const;
  serve(api, saved.listSaved, { ...mine, input: z.object({}) }, listSaved);
  serve(api, saved.changeSaved, { ...mine, input: savedChange }, changeSaved);

  serve(api, desk.listShelf, { may: "admin", input: shelfQuery, output: shelfList }, (filter, call) =>
    listShelf(filter, call, search.index.current),
  );
  serve(api, desk.changeProduct, { may: "admin", input: shelfChange, output: shelfChanged }, changeProduct);
}
