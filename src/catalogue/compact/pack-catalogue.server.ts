import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { summaryAt } from "#src/search/index/columns.ts";
import type { SearchDocument } from "#src/search/index/document.ts";
import { demandOf } from "#src/search/index/summary.ts";
import { type Compare, idOf } from "#src/search/ranking/page.ts";
import { type SearchIndex, search } from "#src/search/search.ts";
import { type ProductRow, toCard, toSeveral } from "../product-row.server.ts";
import { maxCompact } from "../rules.ts";
import { readLists } from "../search/building/read-lists.server.ts";
import { readProducts } from "../search/building/read-products.server.ts";
import { isShownAt } from "../search/live/categories.ts";
import { readFoundRows } from "../search/read-found-rows.server.ts";
import { bit, demandSteps, indexedFlags } from "./bits.ts";
import type { CompactCatalogue } from "./contract.ts";

/** The compact catalogue of the `maxCompact` most popular products. Throws while the index is not ready. */
export async function packCatalogue(
  { shop, addSurrogateKeys }: Pick<ApiContext, "shop" | "addSurrogateKeys">,
  index: SearchIndex | undefined,
): Promise<CompactCatalogue> {
  if (!index) throw new Problem("not_ready", m.problem_not_ready(), { retryAfterSeconds: 2 });
  addSurrogateKeys("products", "search", "categories");
  const { pool } = shop.database;
  const { ids, total } = search(index, { order: byDemand, limit: maxCompact });
  const [documents, rows, lists] = await Promise.all([
    readProducts(pool, ids),
    readFoundRows(shop, ids, "card"),
    readLists(pool),
  ]);
  const documentById = new Map(documents.map((document) => [document.id, document]));
  const documentsWithRows = rows.flatMap((row) => {
    const document = documentById.get(row.id);
    return document ? [{ document, row }] : [];
  });
  return {
    whole: total <= maxCompact,
    products: toColumns(documentsWithRows),
    categories: lists.categories
      .filter((category) => isShownAt(now(), category))
      .map(({ nameEn, nameBn, ...rest }) => ({
        ...rest,
        name_en: nameEn,
        name_bn: nameBn,
      })),
    further: lists.further?.filter(({ id }) => documentById.has(id)),
    synonyms: lists.synonyms,
    pins: lists.pins,
  };
}

const hitDemand = ({ segment, slot }: Parameters<Compare>[0]) => demandOf(summaryAt(segment, slot));
const byDemand: Compare = (a, b) => hitDemand(b) - hitDemand(a) || idOf(a) - idOf(b);

function toColumns(products: { document: SearchDocument; row: ProductRow }[]): CompactCatalogue["products"] {
  const documents = products.map(({ document }) => document);
  const rows = products.map(({ row }) => row);
  return {
    id: documents.map(({ id }) => id),
    name_en: documents.map(({ titleEn }) => titleEn),
    name_bn: documents.map(({ titleBn }) => titleBn),
    weight_en: documents.map(({ sizeEn }) => sizeEn),
    weight_bn: documents.map(({ sizeBn }) => sizeBn),
    brand: documents.map(({ tag = "" }) => tag),
    category: documents.map(({ facet }) => facet),
    tint: rows.map(({ tint }) => tint),
    image: rows.map(({ image }) => image),
    price: documents.map(({ value }) => toTaka(value)),
    original_price: rows.map(({ original_price_poisha: poisha }) =>
      poisha === null ? null : toTaka(poisha),
    ),
    several: rows.map(toSeveral),
    flags: products.map(({ document, row }) => toFlags(document, row)),
    position: documents.map(({ position }) => position),
    // From microseconds to seconds.
    created: documents.map(({ createdAt }) => Math.floor(createdAt / 1e6)),
    demand: documents.map((document) => Math.round(document.demand * demandSteps)),
    stock_left: rows.map((row) => toCard(row).stock_left ?? null),
    rating: rows.map(({ rating }) => rating),
    review_count: rows.map(({ review_count }) => review_count),
    net_amount: rows.map(({ net_amount }) => net_amount),
    net_unit: rows.map(({ net_unit }) => net_unit),
  };
}

const toFlags = ({ flags }: SearchDocument, { is_weighed, is_perishable }: ProductRow) =>
  (flags & indexedFlags) | (is_weighed ? bit.weighed : 0) | (is_perishable ? bit.perishable : 0);
