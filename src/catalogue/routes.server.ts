import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { serveDownload } from "../platform/http/serve-download.server.ts";
import { archiveProduct } from "./admin/archive/archive-product.server.ts";
import * as archive from "./admin/archive/contract.ts";
import { productArchival } from "./admin/archive/schemas.ts";
import { serveBarcodes } from "./admin/barcodes/routes.server.ts";
import { changeProducts } from "./admin/bulk/change-products.server.ts";
import * as bulk from "./admin/bulk/contract.ts";
import { previewProducts } from "./admin/bulk/preview-products.server.ts";
import { bulkCommand, bulkOutcome, bulkPreview, bulkQuestion } from "./admin/bulk/schemas.ts";
import { serveCategories } from "./admin/categories/routes.server.ts";
import { changeProduct } from "./admin/change-product.server.ts";
import * as admin from "./admin/contract.ts";
import { exportProducts } from "./admin/export/export-products.server.ts";
import * as forOrders from "./admin/for-orders/contract.ts";
import { findForOrder } from "./admin/for-orders/find-for-order.server.ts";
import { forOrderList, forOrderQuery } from "./admin/for-orders/schemas.ts";
import { serveImports } from "./admin/import/routes.server.ts";
import { listAdminProducts } from "./admin/list-products.server.ts";
import * as form from "./admin/product-form/contract.ts";
import { createProduct } from "./admin/product-form/create-product.server.ts";
import { editProduct } from "./admin/product-form/edit-product.server.ts";
import { listProductPrices } from "./admin/product-form/list-prices.server.ts";
import { newProduct, oneProductDetails, productEdit, productPrices } from "./admin/product-form/schemas.ts";
import { showProductDetails } from "./admin/product-form/show-product-details.server.ts";
import {
  adminProductList,
  adminProductQuery,
  productChange,
  productChanged,
  productExportQuery,
} from "./admin/schemas.ts";
import { serveSearchAdmin } from "./admin/search/routes.server.ts";
import { serveStock } from "./admin/stock/routes.server.ts";
import { serveStockAlerts } from "./alerts/routes.server.ts";
import * as compact from "./compact/contract.ts";
import { packCatalogue } from "./compact/pack-catalogue.server.ts";
import { compactCatalogue } from "./compact/schemas.ts";
import {
  countChoice,
  listCategories,
  listPopular,
  listProducts,
  listSuggestions,
  showProduct,
} from "./contract.ts";
import { serveFeeds } from "./feeds/serve-feeds.server.ts";
import { findCategories } from "./find-categories.server.ts";
import { findProducts } from "./listing/find-products.server.ts";
import { type NewestReviews, readProductPage } from "./product/show-product.server.ts";
import { changeSaved, listSaved } from "./saved/change-saved.server.ts";
import * as saved from "./saved/contract.ts";
import { savedChange, savedIds } from "./saved/schemas.ts";
import * as schemas from "./schemas.ts";
import { byId, categoryFilter, categoryList, oneProduct, productFilter, productList } from "./schemas.ts";
import { countChosen } from "./search/count-searches.server.ts";
import { createPopularSearches } from "./search/create-popular-searches.server.ts";
import type { Search } from "./search/open-search.server.ts";
import { suggest } from "./search/suggest/suggest.server.ts";
import { serveSharePictures } from "./share/serve-share-pictures.server.ts";

/** The rate limit of one IP address for `countChoice`. */
const choiceLimit = { most: 120, seconds: 60 };

/** Mounts the catalogue. Returns a function that stops its background work. */
export function serveCatalogue(api: Api, search: Search, newestReviews: NewestReviews): () => Promise<void> {
  serveShoppers(api, search, newestReviews);
  serveProductsToStaff(api, search);
  serveStock(api);
  serveBarcodes(api);
  serveCategories(api);
  serveSearchAdmin(api, search);
  serveProductForm(api);
  return serveImports(api);
}

/** The operations of shoppers: lists, products, searches, saved products, stock alerts and feeds. */
function serveShoppers(api: Api, search: Search, newestReviews: NewestReviews): void {
  const cachedOpen = { may: "anyone", cached: true } as const;
  serve(api, listCategories, { ...cachedOpen, input: categoryFilter, output: categoryList }, findCategories);
  serve(
    api,
    listProducts,
    { ...cachedOpen, input: productFilter, output: productList, repeated: ["sub_category", "brand"] },
    async (filter, context) => {
      const list = await findProducts(filter, context, search.index);
      search.missed.note(filter, list.meta);
      return list;
    },
  );
  serve(
    api,
    showProduct,
    { ...cachedOpen, refuses: ["no_longer_sold"], input: schemas.productQuery, output: oneProduct },
    (input, context) =>
      readProductPage(input, context, (filter) => findProducts(filter, context, search.index), newestReviews),
  );
  serve(
    api,
    listSuggestions,
    { ...cachedOpen, input: schemas.suggestionQuery, output: schemas.suggestions },
    ({ q }, { addSurrogateKeys }) => {
      addSurrogateKeys("search");
      return suggest(search, q);
    },
  );
  serve(
    api,
    compact.packCatalogue,
    { ...cachedOpen, input: z.object({}), output: compactCatalogue },
    (_, context) => packCatalogue(context, search.index.current),
  );
  const uncachedOpen = { may: "anyone", input: z.object({}) } as const;
  serve(api, listPopular, { ...uncachedOpen, output: schemas.popular }, createPopularSearches());
  serve(
    api,
    countChoice,
    { may: "anyone", input: schemas.searchChoice, output: schemas.counted, limit: choiceLimit },
    countChosen,
  );

  const forOwner = { may: "customer", output: savedIds } as const;
  serve(api, saved.listSaved, { ...forOwner, input: z.object({}) }, listSaved);
  serve(api, saved.changeSaved, { ...forOwner, input: savedChange, refuses: ["saved_full"] }, changeSaved);
  serveStockAlerts(api);
  serveFeeds(api);
  serveSharePictures(api);
}

/** The operations of staff on products: lists, changes and exports. */
function serveProductsToStaff(api: Api, search: Search): void {
  serve(
    api,
    admin.listAdminProducts,
    { may: "catalogue", input: adminProductQuery, output: adminProductList },
    (filter, context) => listAdminProducts(filter, context, search.index),
  );
  serve(
    api,
    forOrders.findForOrder,
    { may: "orders", input: forOrderQuery, output: forOrderList },
    (query, context) => findForOrder(query, context, search.index),
  );
  serve(
    api,
    admin.changeProduct,
    { may: "catalogue", input: productChange, output: productChanged },
    changeProduct,
  );
  serve(
    api,
    archive.archiveProduct,
    { may: "catalogue", input: productArchival, output: productChanged, refuses: ["changed"] },
    archiveProduct,
  );
  serve(
    api,
    bulk.previewProducts,
    { may: "catalogue", input: bulkQuestion, output: bulkPreview },
    (question, context) => previewProducts(question, context, search.index),
  );
  serve(
    api,
    bulk.changeProducts,
    { may: "catalogue", input: bulkCommand, output: bulkOutcome },
    changeProducts,
  );
  serveDownload(
    api,
    admin.exportProducts,
    { may: "catalogue", input: productExportQuery, sheets: true },
    (filter, context) => exportProducts(filter, context, search.index),
  );
}

/** The operations of the form for one product. */
function serveProductForm(api: Api): void {
  const detailsForStaff = { may: "catalogue", output: oneProductDetails } as const;
  serve(api, form.showProductDetails, { ...detailsForStaff, input: byId }, showProductDetails);
  serve(
    api,
    form.listProductPrices,
    { may: "catalogue", input: byId, output: productPrices },
    listProductPrices,
  );
  serve(api, form.createProduct, { ...detailsForStaff, input: newProduct }, createProduct);
  serve(api, form.editProduct, { ...detailsForStaff, input: productEdit }, editProduct);
}
