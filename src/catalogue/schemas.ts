import { z } from "zod";
import { maxTaka } from "../api/limits.ts";
import { amount, flag, id, idOr, moment, oneOrZero, wholeNumber } from "../api/schemas.ts";
import { m } from "../language/messages.ts";
import { cleanLine } from "../language/text.ts";
import { maxBrandLength, maxChosen, maxCursor, maxIds, maxTerm, maxTyped } from "./rules.ts";

/**
 * `icon` is a path on this host; `tint` is the name of the category's colour. `parent_id` is the category
 * that it is in, null at the top; `product_count` includes the categories within it.
 */
export const category = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    name: z.string(),
    icon: z.string(),
    tint: z.string(),
    product_count: z.int(),
  })
  .meta({ id: "Category" });

export const categoryList = z.object({ data: z.array(category) });

/** `open_at` returns only a tree that is open at this category; 0 returns the main categories. */
export const categoryFilter = z.object({
  open_at: wholeNumber(0, Number.MAX_SAFE_INTEGER, () => m.listing_category_invalid()).optional(),
});

/** The price of a litre, a kilo or a piece, in taka. */
const unitPrice = z.object({ amount, per: z.enum(["kg", "l", "pc"]) });

/** The price in taka of this many pieces of a product under an offer. */
export const several = z.object({ pieces: z.int(), price: amount });

/** One size of a product; `stock_left` as on a card. */
const size = z.object({ id: z.int(), weight: z.string(), price: amount, stock_left: z.int().optional() });

/** A product on a card. Amounts in taka, flags 1 or 0, texts in the language of the request. */
export const productCard = z
  .object({
    id: z.int(),
    name: z.string(),
    price: amount,
    originalPrice: amount.optional(),
    several: several.optional(),
    image: z.string(),
    weight: z.string(),
    unit_price: unitPrice.optional(),
    /**
     * For goods sold by weight: the grams of one step, which `price` is for. The final price depends on the weight.
     */
    step_grams: z.int().optional(),
    /** Present, as 1, if it is delivered only nearby, such as fish. */
    perishable: z.literal(1).optional(),
    /** The average rating, 1 to 5; absent without ratings. */
    rating: z.number().optional(),
    review_count: z.int(),
    category_id: z.int(),
    tint: z.string(),
    is_featured: oneOrZero,
    is_new_arrival: oneOrZero,
    is_top_selling: oneOrZero,
    /** Pieces left, present only if few are: 0 is sold out, absent is plenty. */
    stock_left: z.int().optional(),
    /** All sizes of the product, this one among them, the smallest first; absent if it has one size. */
    sizes: z.array(size).optional(),
    /** Present, as 1, for an archived product. */
    archived: z.literal(1).optional(),
  })
  .meta({ id: "ProductCard" });

/** A product in a list of the API: the card with its descriptions. */
export const productRow = productCard
  .extend({
    description: z.string(),
    nutritionalInfo: z.string(),
  })
  .meta({ id: "ProductRow" });

export const reply = z.object({ reply: z.string(), created_at: moment });

export const review = z
  .object({
    id: z.int(),
    review_details: z.string(),
    /** Absent if the review has none, or a later review of the author counts instead. */
    rating: z.int().optional(),
    created_at: moment,
    /** The author's short name, such as "Nusrat J.". */
    user: z.object({ name: z.string() }),
    /** Whether a completed order of the author contains this product. */
    verified_purchase: z.boolean(),
    /** The author has reviewed the product again later. */
    earlier: z.literal(true).optional(),
    reply: reply.optional(),
  })
  .meta({ id: "Review" });

const namedCode = z.object({ code: z.string(), name: z.string() });

/** The facts of the pack; unknown ones are absent. Texts in the language of the request. */
const productFacts = z.object({
  brand: z.string(),
  maker: z.string(),
  /** The code is ISO 3166-1 alpha-2. */
  origin: namedCode,
  ingredients: z.string(),
  /** The code `none`: the maker states that it has none. */
  allergens: z.array(namedCode),
  storage: namedCode,
  shelf_life_days: z.int(),
  /** The maximum retail price, in taka. */
  mrp: amount,
  /** The barcode, if it is a GTIN that is valid everywhere. */
  gtin: z.string(),
  /** How much one piece is. */
  net: z.object({ amount: z.int(), unit: z.enum(["g", "ml", "pc"]) }),
});

/** A product with everything that its page shows. */
export const product = productRow
  .extend({
    /** The newest reviews; absent with `view=page`, since the page loads them itself. */
    reviews: z.array(review).optional(),
    /** When the offer behind the price ends, if that is known. */
    price_until: moment.optional(),
    /** `above`: the categories that it is in, from the top. */
    category: z.object({
      id: z.int(),
      name: z.string(),
      above: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
    }),
    names: z.object({ en: z.string(), bn: z.string() }),
    /** The id of the size that lists show, if this is another one; the reviews belong to it. */
    size_of: z.int().optional(),
    /** The alternative text of `image`; absent if it has none. */
    image_alt: z.string().optional(),
    /** The path of the preview picture of a shared link, a JPEG of 1200 × 630 pixels. It changes with its content. */
    share_picture: z.string(),
    /** The pictures after `image`; absent without any. */
    more_pictures: z.array(z.object({ image: z.string(), alt: z.string() })).optional(),
    ...productFacts.partial().shape,
    updated_at: moment,
  })
  .meta({ id: "Product" });

export const sorts = ["featured", "newest", "price-low-high", "price-high-low"] as const;

/** A search term, or a brand: truncated to `max` characters, never refused. */
const term = (max: number) =>
  z.string().transform((text) => cleanLine(text.slice(0, 2 * max).replace(/\p{Cc}/gu, " ")).slice(0, max));

/** The filters of a listing, which all combine; prices in whole taka. */
export const productFilter = z.object({
  search: term(maxTerm).optional(),
  category: idOr(() => m.listing_category_invalid()).optional(),
  featured: flag.optional(),
  new: flag.optional(),
  top: flag.optional(),
  offers: flag.optional(),
  in_stock: flag.optional(),
  /** Any of these categories, within `category` if given; a repeated parameter. */
  sub_category: z
    .array(idOr(() => m.listing_category_invalid()))
    .max(maxChosen)
    .optional(),
  /** Any of these brands, in any case; a repeated parameter. */
  brand: z.array(term(maxBrandLength)).max(maxChosen).optional(),
  /** Products that customers rate this or better. */
  min_rating: wholeNumber(3, 4)
    .pipe(z.union([z.literal(3), z.literal(4)]))
    .optional(),
  min_price: wholeNumber(0, maxTaka).optional(),
  max_price: wholeNumber(0, maxTaka).optional(),
  sort: z.enum(sorts).optional(),
  /** Searches for the text as typed, without correcting the keyboard layout. */
  as_typed: flag.optional(),
  /** The page size; without it the whole list is returned, up to 5,000 products. `meta.next` is the next cursor. */
  limit: wholeNumber(1, 100).optional(),
  cursor: z.string().max(maxCursor).optional(),
  /** Ids separated by commas, at most `maxIds`, returned in this order; missing ones are left out. */
  ids: z
    .string()
    .max(1_000)
    .transform((text): (string | number)[] => text.split(",").filter(Boolean))
    .pipe(z.array(id).max(maxIds))
    .optional(),
  /** Includes archived products in a query by `ids`. */
  archived: flag.optional(),
  /** Products related to this one: those chosen by staff, else others of its category. */
  related: id.optional(),
  /** `card` omits descriptions and nutrition. */
  view: z.enum(["card"]).optional(),
  /** Asks for `meta.counts`. */
  counts: flag.optional(),
});
export type ProductFilter = z.output<typeof productFilter>;

export const listMeta = z.object({
  total: z.int(),
  /** False if `total` and `max_price` cover only the most popular products, as for very common words. */
  counted: z.literal(false).optional(),
  /** The highest price for search, category and flags, ignoring the price range; in taka. */
  max_price: amount,
  /**
   * The counts beside filters, present if requested with `counts` and if the search index has counted all
   * products: by category id (without 0), on offer, in stock, by minimum rating, and for the most frequent
   * and the chosen brands. Each applies the other filters.
   */
  counts: z
    .object({
      categories: z.record(z.string(), z.int()),
      offers: z.int(),
      in_stock: z.int(),
      ratings: z.object({ 3: z.int(), 4: z.int() }),
      brands: z.array(z.object({ name: z.string(), count: z.int() })),
    })
    .optional(),
  /** The `cursor` of the next page; absent on the last one. */
  next: z.string().optional(),
  /** Only for a search: whether a product matches every word exactly. */
  exact: z.boolean().optional(),
  /** Words to try instead if no match is exact, the most likely first. */
  nearest: z.array(z.string()).optional(),
  /** The term that was searched for after correcting the keyboard layout. */
  searched: z.string().optional(),
  /** The maximum price named in a search, in taka: more expensive products are sorted last. */
  price_limit: amount.optional(),
  /**
   * Only for a search for several things ("chal 5 kg, dal"): the text of each, and the id of its first
   * product on this page. `more`: further products of all things follow.
   */
  groups: z
    .array(z.object({ term: z.string(), first_id: z.int(), more: z.literal(true).optional() }))
    .optional(),
});

export const productList = z.object({
  data: z.array(productRow.partial({ description: true, nutritionalInfo: true })),
  meta: listMeta,
});

/** Details of `no_longer_sold`: the archived product and similar ones. */
export const goneProduct = z.object({
  name: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  related: z.array(productCard),
});

export const oneProduct = z.object({ data: product });
export const byId = z.object({ id });
export const productQuery = byId.extend({ view: z.enum(["page"]).optional() });

/** A part of a text, in UTF-16 units; `end` is exclusive. */
export const mark = z.object({ start: z.int(), end: z.int() });

/** Suggestions while typing. Names are in the language of the request, with the other one beside them. */
export const suggestions = z.object({
  data: z.object({
    /** Terms to search for; `start` to `end` is the matched part. */
    words: z.array(mark.extend({ text: z.string() })),
    products: z.array(
      productCard
        .pick({
          id: true,
          name: true,
          price: true,
          image: true,
          weight: true,
          tint: true,
          stock_left: true,
          step_grams: true,
        })
        .extend({
          other_name: z.string(),
          marks: z.object({ name: z.array(mark), other_name: z.array(mark) }),
        }),
    ),
    category: category.pick({ id: true, name: true, icon: true, tint: true }).optional(),
    /** The term that was searched for after correcting the keyboard layout; absent if it is the typed one. */
    searched: z.string().optional(),
    /** The number of matches; `counted` is false if only the most popular products were searched. */
    total: z.int(),
    counted: z.boolean(),
  }),
});

export const popular = z.object({ data: z.array(z.string()) });

export const suggestionQuery = z.object({ q: term(maxTyped).prefault("") });

/** A product opened after a search. */
export const searchChoice = z.object({ term: term(maxTerm), product_id: id });
export const counted = z.object({ success: z.literal(true) });
