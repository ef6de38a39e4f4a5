import type { PoolClient } from "pg";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { keepPicture } from "#src/pictures/keep-picture.server.ts";
import { isStep } from "../rules.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";
import { lockCategoryName, nameBySku } from "./product-statements.server.ts";

/**
 * Refuses, each at its field, what only the whole of a product or the database can tell: a SKU that another product has, an
 * unknown category, an original price not above the price, half a content, a step that cannot be weighed, a picture that is not there. Gives the category's name.
 */
export async function checkFields(
  client: PoolClient,
  fields: ProductFields,
  before: ProductDetails | undefined,
): Promise<{ category: string }> {
  const errors: Record<string, string> = {};
  const twin =
    fields.sku === before?.sku ? undefined : await nameBySku(client, fields.sku, before?.id ?? null);
  if (twin) errors["sku"] = m.admin_product_sku_taken({ name: twin[`name_${locale()}`] });
  const category = await lockCategoryName(client, fields.category_id);
  if (category === undefined) errors["category_id"] = m.admin_product_category_missing();
  const { price, originalPrice } = fields;
  if (originalPrice !== null && originalPrice <= price)
    errors["originalPrice"] = m.admin_order_original_price_too_low();
  if ((fields.net_amount === null) !== (fields.net_unit === null))
    errors["net_amount"] = m.admin_product_net_half();
  else if (fields.is_weighed === 1 && !isStep(fields.net_amount, fields.net_unit))
    errors["net_amount"] = m.admin_product_step_wrong();
  const known = new Set(before?.pictures.map(({ image }) => image));
  const added = fields.pictures.map(({ image }) => image).filter((image) => !known.has(image));
  if (added.some((image) => !readPictureUrl(image))) errors["pictures"] = m.picture_unknown();
  const [first] = Object.values(errors);
  if (first || category === undefined) throw new Problem("invalid_fields", first ?? "", { errors });
  for (const image of added) await keepPicture(client, image, "pictures");
  return { category };
}
