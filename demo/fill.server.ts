import type { PoolClient } from "pg";
import { now } from "../src/platform/clock.server.ts";
import type { Database } from "../src/platform/database/database.server.ts";
import { inTransaction } from "../src/platform/database/transaction.server.ts";
import { addAreas } from "./areas.server.ts";
import { weighedMeat, wholeFish } from "./categories/by-weight.ts";
import { categories } from "./categories.ts";
import type { DemoCategory, DemoProduct, Tint } from "./category.ts";
import { shopGtin } from "./facts/barcode.ts";
import { factsOf } from "./facts/facts.ts";
import { advertisements, banners, type Slide, slidersOf } from "./front.ts";
import { addPictures } from "./more-pictures.server.ts";
import { nutritionText } from "./nutrition.ts";
import { seasonalProducts, seasonalSkus } from "./seasonal.ts";
import { sizes } from "./sizes.ts";
import { seasonalSlug, subCategories } from "./sub-categories.ts";
import { firstSynonyms, synonyms } from "./synonyms.ts";

/**
 * Fills an empty shop with the demo, only once, even after a removal. `today`, in ms since 1970, says which fruit is
 * in season. Returns whether it did.
 */
export async function fillWithDemo(database: Database, today = now()): Promise<boolean> {
  const month = new Date(today + dhakaMs).getUTCMonth();
  return inTransaction(database, async (client) => (await isUntouched(client)) && fill(client, month));
}

/** How far Dhaka is ahead of UTC. */
const dhakaMs = 6 * 60 * 60 * 1_000;

/**
 * Adds the first synonyms to a shop without the demo, only once, even if they are deleted. Returns whether it
 * did.
 */
export async function addFirstSynonyms(database: Database): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const marked = await client.query("insert into marks (name) values ('synonyms') on conflict do nothing");
    const { rowCount } = await client.query("select from search_synonyms limit 1");
    if (marked.rowCount === 0 || rowCount !== 0) return false;
    await addSynonyms(client, firstSynonyms);
    return true;
  });
}

/** Marks the shop as started, even if it has categories already, so that it never counts as new again. */
async function isUntouched(client: PoolClient): Promise<boolean> {
  const marked = await client.query("insert into marks (name) values ('demo') on conflict do nothing");
  const { rowCount } = await client.query("select from categories limit 1");
  return marked.rowCount === 1 && rowCount === 0;
}

async function fill(client: PoolClient, month: number): Promise<true> {
  for (const [index, demoCategory] of categories.entries()) await addCategory(client, demoCategory, index);
  // After all others: what was there before keeps its id.
  await addProducts(client, "fruit-vegetables", seasonalProducts(month), behind);
  await addProducts(client, "fish", wholeFish, behind);
  await addProducts(client, "meat", weighedMeat, behind);
  await addSubCategories(client, month);
  await addSizes(client);
  await addPictures(client);
  await addFront(client, month);
  await addSynonyms(client, synonyms);
  await addAreas(client);
  return true;
}

/** A position behind all products of any category. */
const behind = 100;

async function addCategory(client: PoolClient, demoCategory: DemoCategory, position: number) {
  const { slug, name, products, requiredFields = [] } = demoCategory;
  await client.query(
    `insert into categories (slug, name_en, name_bn, icon, tint, position, required_fields)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [slug, name.en, name.bn, picture(`category-${slug}`), slug, position, requiredFields],
  );
  await addProducts(client, slug, products);
}

/** `from` is the position of the first in their category. */
async function addProducts(client: PoolClient, slug: Tint, products: DemoProduct[], from = 0) {
  await client.query(
    `insert into products (category_id, ${productColumns})
     select c.id, p.* from categories c, lateral (
       select ${productColumns} from json_populate_recordset(null::products, $2)
     ) p where c.slug = $1`,
    [slug, JSON.stringify(products.map((product, index) => toRow(product, from + index, slug)))],
  );
}

/** A sub-category lists products of its main category besides; these keep that as their own. */
async function addSubCategories(client: PoolClient, month: number) {
  for (const [index, { slug, within, name, products }] of subCategories.entries()) {
    const skus = slug === seasonalSlug ? seasonalSkus(month) : products;
    await client.query(
      `with sub as (
         insert into categories (slug, parent_id, name_en, name_bn, icon, tint, position)
         select $1, id, $3, $4, $5, tint, $6 from categories where slug = $2 returning id
       )
       update products set further_category_ids = further_category_ids || sub.id from sub where sku = any($7)`,
      [slug, within, name.en, name.bn, picture(skus[0] ?? ""), categories.length + index, skus],
    );
  }
}

/** Each differs from the product only in weight, price, SKU and barcode. */
async function addSizes(client: PoolClient) {
  for (const [index, { of, sharesStock = false, others }] of sizes.entries()) {
    await client.query("update products set size_group = sku, shares_stock = $2 where sku = $1", [
      of,
      sharesStock,
    ]);
    const rows = others.map(({ weight, net, price, stock = null }, place) => ({
      sku: `${of}-${net}`,
      weight_en: weight.en,
      weight_bn: weight.bn,
      net_amount: net,
      price_poisha: price * 100,
      original_price_poisha: null,
      mrp_poisha: price * 100,
      stock,
      position: behind + place,
      barcode: shopGtin(sizesFrom + 10 * index + place),
    }));
    await client.query(
      `insert into products (category_id, further_category_ids, size_group, shares_stock, ${productColumns})
       select category_id, further_category_ids, size_group, shares_stock, ${productColumns} from (
         select (json_populate_record(p, r)).* from products p, json_array_elements($2) r where p.sku = $1
       ) size`,
      [of, JSON.stringify(rows)],
    );
  }
}

/** The first number of their barcodes. */
const sizesFrom = 10_000;

/** The columns that `toRow` fills. */
export const productColumns = `sku, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en,
  nutrition_bn, image, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, stock, is_featured, is_new_arrival,
  is_top_selling, position, barcode, brand, maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days,
  mrp_poisha`;

const perishable: readonly Tint[] = ["fish", "meat"];

/** `position` is its position in the category; without the category, it has no facts. */
export function toRow(product: DemoProduct, position: number, category?: Tint) {
  const facts = category ? factsOf(product.sku, category) : {};
  const price = Math.round(product.price * 100);
  const originalPrice = product.originalPrice ? Math.round(product.originalPrice * 100) : null;
  return {
    sku: product.sku,
    name_en: product.name.en,
    name_bn: product.name.bn,
    weight_en: product.weight.en,
    weight_bn: product.weight.bn,
    description_en: product.description.en,
    description_bn: product.description.bn,
    nutrition_en: nutritionText(product.nutrition, "en"),
    nutrition_bn: nutritionText(product.nutrition, "bn"),
    image: picture(product.sku),
    net_amount: product.net?.amount ?? null,
    net_unit: product.net?.unit ?? null,
    is_weighed: product.weighed ?? false,
    is_perishable: category !== undefined && perishable.includes(category),
    price_poisha: price,
    original_price_poisha: originalPrice,
    stock: product.stock ?? null,
    is_featured: product.featured ?? false,
    is_new_arrival: product.isNew ?? false,
    is_top_selling: product.top ?? false,
    position,
    barcode: facts.packed ? shopGtin(placeOf(product.sku)) : "",
    brand: facts.brand ?? "",
    maker: facts.maker ?? "",
    origin: facts.origin ?? "",
    ingredients_en: facts.ingredients?.en ?? "",
    ingredients_bn: facts.ingredients?.bn ?? "",
    storage: facts.storage ?? "",
    allergens: facts.allergens ?? [],
    shelf_life_days: facts.lifeDays ?? null,
    mrp_poisha: facts.packed ? (originalPrice ?? price) : null,
  };
}

const skus = categories.flatMap(({ products }) => products.map(({ sku }) => sku));

/** From 1 on; a packed product has the same number, and so the same barcode, in every shop. */
const placeOf = (sku: string) => skus.indexOf(sku) + 1;

const picture = (name: string) => `/pictures/demo/${name}.svg`;

async function addSlides(client: PoolClient, table: "sliders" | "banners", slides: Slide[]) {
  for (const [position, slide] of slides.entries()) {
    const { image, title, subtitle, button, link, tint } = slide;
    await client.query(
      `insert into ${table} (image, title_en, title_bn, subtitle_en, subtitle_bn, button_text_en, button_text_bn,
         link, tint, position) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [image, title.en, title.bn, subtitle.en, subtitle.bn, button.en, button.bn, link, tint, position],
    );
  }
}

async function addFront(client: PoolClient, month: number) {
  await addSlides(client, "sliders", slidersOf(month));
  await addSlides(client, "banners", banners);
  for (const [position, ad] of advertisements.entries()) {
    const { image, title, description, button, link, tint } = ad;
    await client.query(
      `insert into advertisements (image, title_en, title_bn, description_en, description_bn, button_text_en,
         button_text_bn, link, tint, position) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [image, title.en, title.bn, description.en, description.bn, button.en, button.bn, link, tint, position],
    );
  }
}

async function addSynonyms(client: PoolClient, rows: typeof synonyms) {
  await client.query(
    `insert into search_synonyms (words, kinds)
     select array(select json_array_elements_text(r->'words')), array(select json_array_elements_text(r->'kinds'))
     from json_array_elements($1) r`,
    [JSON.stringify(rows)],
  );
}
