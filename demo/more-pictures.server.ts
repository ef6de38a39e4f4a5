import type { Queries } from "../src/platform/database/database.server.ts";
import type { Both } from "./category.ts";

/** A further view of a product; the picture is named as `view`. */
type FurtherPicture = { view: string; alt: Both };

/** By SKU. */
const views: Record<string, FurtherPicture[]> = {
  "himsagar-mango": [
    { view: "himsagar-mango-cut", alt: { en: "Cut open, with the stone", bn: "কাটা আম, আঁটিসহ" } },
    { view: "himsagar-mango-bowl", alt: { en: "In cubes in a bowl", bn: "বাটিতে টুকরা করা" } },
  ],
  "potato-chips": [
    {
      view: "potato-chips-back",
      alt: { en: "Back of the pack: nutrition table", bn: "প্যাকেটের পেছন: পুষ্টির ছক" },
    },
    { view: "potato-chips-bowl", alt: { en: "The chips in a bowl", bn: "বাটিতে চিপস" } },
  ],
  chanachur: [
    {
      view: "chanachur-back",
      alt: { en: "Back of the pack: nutrition table", bn: "প্যাকেটের পেছন: পুষ্টির ছক" },
    },
    { view: "chanachur-bowl", alt: { en: "Chanachur in a bowl", bn: "বাটিতে চানাচুর" } },
  ],
  "miniket-rice": [
    { view: "miniket-rice-bowl", alt: { en: "The grains in a bowl", bn: "বাটিতে চাল" } },
    { view: "miniket-rice-cooked", alt: { en: "Cooked rice", bn: "রান্না করা ভাত" } },
  ],
  "black-tea": [
    { view: "black-tea-back", alt: { en: "Back of the pack", bn: "প্যাকেটের পেছন" } },
    { view: "black-tea-cup", alt: { en: "A glass of tea", bn: "এক গ্লাস চা" } },
  ],
  "rui-whole": [
    {
      view: "rui-whole-cut",
      alt: { en: "Cut in steaks, as we do it on request", bn: "বললে এভাবে কেটে দেওয়া হয়" },
    },
  ],
};

/** Gives some products of the demo further pictures. */
export async function addPictures(client: Pick<Queries, "query">): Promise<void> {
  for (const [sku, further] of Object.entries(views))
    await client.query(
      `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
       select p.id, f.place, f.image, f.alt_en, f.alt_bn
       from products p, unnest($2::text[], $3::text[], $4::text[]) with ordinality as f (image, alt_en, alt_bn, place)
       where p.sku = $1`,
      [
        sku,
        further.map(({ view }) => `/pictures/demo/${view}.svg`),
        further.map(({ alt }) => alt.en),
        further.map(({ alt }) => alt.bn),
      ],
    );
}
