import { type Locale, locale } from "../language/locale.ts";
import { toTaka } from "../language/numbers/money.ts";
import type { ProductCard } from "./contract.ts";
import { stockLeft } from "./product/stock-left.ts";
import { unitPrice } from "./product/unit-price.ts";

/** SQL: the columns of a card, from a product `p` and its category `c`, in the language of the request. */
export function productColumnsSql(): string {
  const language = locale();
  return `p.id, p.name_${language} as name, p.weight_${language} as weight,
    p.price_poisha, p.original_price_poisha, p.several_pieces, p.several_poisha, p.image,
    p.net_amount, p.net_unit, p.is_weighed, p.is_perishable, p.stock, ${sizesSql(language)} as sizes,
    p.rating::float8 as rating, p.review_count, p.category_id, c.tint,
    p.is_featured, p.is_new_arrival, p.is_top_selling, p.is_archived`;
}

/** SQL: the sizes of a product that are sold, the smallest first; null without others. */
const sizesSql = (language: Locale) => `case when p.size_group <> '' then
    (select json_agg(
       json_build_object('id', s.id, 'weight', s.weight_${language}, 'price_poisha', s.price_poisha, 'stock', s.stock)
       order by s.net_amount, s.id)
     from products s where s.size_group = p.size_group and not s.is_archived having count(*) > 1) end`;

/** SQL: the description and the nutrition of a product `p`, which cards do not need. */
export function wordColumnsSql(): string {
  const language = locale();
  return `p.description_${language} as description, p.nutrition_${language} as "nutritionalInfo"`;
}

/** A row with the columns of a card, and the description and nutrition if these were read. */
export type ProductRow = {
  id: number;
  name: string;
  weight: string;
  price_poisha: number;
  original_price_poisha: number | null;
  /** An offer on several pieces: their number and their price together; both null without one. */
  several_pieces: number | null;
  several_poisha: number | null;
  image: string;
  net_amount: number | null;
  net_unit: "g" | "ml" | "pc" | null;
  is_weighed: boolean;
  is_perishable: boolean;
  /** Pieces; null if uncounted. */
  stock: number | null;
  /** All sizes that are sold, the smallest first; null if there is only one. */
  sizes: { id: number; weight: string; price_poisha: number; stock: number | null }[] | null;
  rating: number | null;
  review_count: number;
  category_id: number;
  tint: string;
  is_featured: boolean;
  is_new_arrival: boolean;
  is_top_selling: boolean;
  is_archived: boolean;
  description?: string;
  nutritionalInfo?: string;
};

/** The price of several pieces under an offer, in taka; null without an offer. */
export const toSeveral = ({ several_pieces: pieces, several_poisha: poisha }: ProductRow) =>
  pieces === null || poisha === null ? null : { pieces, price: toTaka(poisha) };

/** A row in the API's form: taka, 1 or 0, absent instead of null. */
export function toCard(row: ProductRow): Omit<ProductRow, keyof ProductCard> & ProductCard {
  return {
    ...row,
    price: toTaka(row.price_poisha),
    originalPrice: row.original_price_poisha === null ? undefined : toTaka(row.original_price_poisha),
    several: toSeveral(row) ?? undefined,
    unit_price: unitPrice(row),
    step_grams: row.is_weighed ? (row.net_amount ?? undefined) : undefined,
    perishable: row.is_perishable ? (1 as const) : undefined,
    rating: row.rating ?? undefined,
    is_featured: row.is_featured ? 1 : 0,
    is_new_arrival: row.is_new_arrival ? 1 : 0,
    is_top_selling: row.is_top_selling ? 1 : 0,
    stock_left: stockLeft(row.stock),
    sizes: row.sizes?.map(({ id, weight, price_poisha, stock }) => ({
      id,
      weight,
      price: toTaka(price_poisha),
      stock_left: stockLeft(stock),
    })),
    archived: row.is_archived ? 1 : undefined,
  };
}
