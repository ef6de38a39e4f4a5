import type { PoolClient } from "pg";
import type { Database } from "../src/platform/database/database.server.ts";
import { inTransaction } from "../src/platform/database/transaction.server.ts";
import { addAreas } from "./areas.server.ts";
import { categories } from "./categories.ts";
import type { DemoCategory, DemoProduct } from "./category.ts";
import { advertisements, banners, type Slide, sliders } from "./front.ts";
import { nutritionText } from "./nutrition.ts";
import { firstSynonyms, synonyms } from "./synonyms.ts";

/** Fills an empty shop with the demo, only once, even after a removal. Returns whether it did. */
export async function fillWithDemo(database: Database): Promise<boolean> {
  return inTransaction(database, async (client) => (await isUntouched(client)) && fill(client));
}

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

async function fill(client: PoolClient): Promise<true> {
  for (const [index, demoCategory] of categories.entries()) await addCategory(client, demoCategory, index);
  await addFront(client);
  await addSynonyms(client, synonyms);
  await addAreas(client);
  return true;
}

async function addCategory(client: PoolClient, demoCategory: DemoCategory, position: number) {
  const { rows } = await client.query<{ id: number }>(
    `insert into categories (slug, name_en, name_bn, icon, tint, position) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      demoCategory.slug,
      demoCategory.name.en,
      demoCategory.name.bn,
      picture(`category-${demoCategory.slug}`),
      demoCategory.slug,
      position,
    ],
  );
  const category = rows[0]?.id;
  await client.query(
    `insert into products (category_id, ${productColumns})
     select $1, ${productColumns} from json_populate_recordset(null::products, $2)`,
    [
      category,
      JSON.stringify(
        demoCategory.products.map((product, at) => toRow(product, at, demoCategory.slug === "fish")),
      ),
    ],
  );
}

/** The columns that `toRow` fills. */
export const productColumns = `sku, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en,
  nutrition_bn, image, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, stock, is_featured, is_new_arrival,
  is_top_selling, position`;

/** `position` is its position in the category. */
export function toRow(product: DemoProduct, position: number, isPerishable = false) {
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
    is_perishable: isPerishable,
    price_poisha: Math.round(product.price * 100),
    original_price_poisha: product.originalPrice ? Math.round(product.originalPrice * 100) : null,
    stock: product.stock ?? null,
    is_featured: product.featured ?? false,
    is_new_arrival: product.isNew ?? false,
    is_top_selling: product.top ?? false,
    position,
  };
}

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

async function addFront(client: PoolClient) {
  await addSlides(client, "sliders", sliders);
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
