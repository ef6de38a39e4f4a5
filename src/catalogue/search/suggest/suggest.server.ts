import { locale } from "../../../language/locale.ts";
import type { Shop } from "../../../platform/shop.server.ts";
import type { Suggestions } from "../../contract.ts";
import { type ProductRow, toCard } from "../../product-row.server.ts";
import { foundRows } from "../found-rows.server.ts";
import type { Catalogue } from "../live/changing-index.ts";
import { listFound } from "../query/search.ts";
import { type Meanings, marksIn, meaningsOf } from "./marks.ts";
import { matchingShelf } from "./shelves.ts";
import { suggestedTerms } from "./suggested-terms.ts";

const mostProducts = 5;
const mostWords = 3;
/** So many of the best products lend their names to the terms that are suggested. */
const mostNames = 15;
/** As one types, a word may be the beginning of something less like it than a finished word would be. */
const wide = 0.2;

type Row = ProductRow & { name_en: string; name_bn: string };

const nothing: Suggestions = { data: { words: [], products: [], total: 0 } };

/** What somebody may be about to search for: terms, products, a category. Nothing while there is no index. */
export async function suggest(index: Catalogue | undefined, q: string, shop: Shop): Promise<Suggestions> {
  if (!index || q === "") return nothing;
  const { listing, readings } = listFound(index, { order: "relevance", limit: mostNames }, q, wide);
  const asked = foundRows<Row>(shop, listing.ids, "names");
  // While the database answers.
  const meant = meaningsOf(index, readings);
  const category = toCategory(index, q);
  const rows = await asked;
  const names = rows.flatMap(({ name_en, name_bn }) => [name_en, name_bn]);
  return {
    data: {
      words: suggestedTerms(q, names, meant)
        .slice(0, mostWords)
        .map(({ text, start, end }) => ({ text, start, end })),
      products: rows.slice(0, mostProducts).map((row) => toSuggested(row, meant)),
      category,
      total: listing.total,
    },
  };
}

function toSuggested(row: Row, meant: Meanings): Suggestions["data"]["products"][0] {
  const { id, price, image, weight, tint, stock_left } = toCard(row);
  const [name, otherName] = locale() === "bn" ? [row.name_bn, row.name_en] : [row.name_en, row.name_bn];
  return {
    ...{ id, name, other_name: otherName, price, image, weight, tint, stock_left },
    marks: { name: marksIn(name, meant), other_name: marksIn(otherName, meant) },
  };
}

function toCategory({ shelves }: Catalogue, q: string): Suggestions["data"]["category"] {
  const shelf = matchingShelf(shelves, q);
  if (!shelf) return undefined;
  return {
    id: shelf.id,
    name: locale() === "bn" ? shelf.nameBn : shelf.nameEn,
    icon: shelf.icon,
    tint: shelf.tint,
  };
}
