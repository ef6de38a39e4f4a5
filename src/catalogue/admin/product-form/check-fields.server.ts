import type { PoolClient } from "pg";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { Problem } from "#src/api/problem.ts";
import { lockCategoryNames } from "#src/catalogue/product/product-journal.server.ts";
import {
  isOriginalPriceValid,
  isWeighable,
  mrpErrors,
  type StoredProduct,
} from "#src/catalogue/product/stored-product.server.ts";
import { type NewProduct, sharedUnit } from "#src/catalogue/product/write-products.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";
import { nameByBarcode, nameBySku, picturesOfSizes } from "./product-statements.server.ts";

/** Throws field errors that need the whole product or the database, such as a taken SKU or an unknown category. */
export async function checkFields(
  client: PoolClient,
  product: NewProduct,
  pictures: ProductFields["pictures"],
  before?: ProductDetails,
): Promise<void> {
  const { sku, category_id: category = 0, further_category_ids: further = [] } = product;
  const errors: Record<string, string> = {};
  const twin = sku === before?.sku ? undefined : await nameBySku(client, sku, before?.id ?? null);
  if (twin) errors["sku"] = m.admin_product_sku_taken({ name: twin[`name_${locale()}`] });
  const categories = await lockCategoryNames(client, [category, ...further]);
  if (!categories.has(category)) errors["category_id"] = m.admin_product_category_missing();
  // Ids of deleted categories may remain in a stored product.
  const added = further.filter((id) => !before?.further_category_ids.includes(id));
  if (added.some((id) => !categories.has(id))) errors["further_category_ids"] = m.category_gone();
  const taken = await nameByBarcode(client, product.barcode, before);
  if (taken) errors["barcode"] = m.admin_product_barcode_taken({ name: taken[`name_${locale()}`] });
  if (!isOriginalPriceValid(product)) errors["originalPrice"] = m.admin_order_original_price_too_low();
  Object.assign(errors, mrpErrors(product));
  if ((product.net_amount === null) !== (product.net_unit === null))
    errors["net_amount"] = m.admin_product_net_half();
  else if (!isWeighable(product)) errors["net_amount"] = m.admin_product_step_wrong();
  if (product.shares_stock)
    Object.assign(errors, await sharingErrors(client, { ...product, id: before?.id ?? 0 }));
  const ofSizes = await picturesOfSizes(client, product.size_group);
  const known = new Set([...ofSizes, ...(before?.pictures.map(({ image }) => image) ?? [])]);
  const newPictures = pictures.map(({ image }) => image).filter((image) => !known.has(image));
  if (newPictures.some((image) => !readPictureUrl(image))) errors["pictures"] = m.picture_unknown();
  const [first] = Object.values(errors);
  if (first) throw new Problem("invalid_fields", first, { errors });
  for (const image of newPictures) await protectPicture(client, image, "pictures");
}

/** The errors of a product that shares its stock with the other sizes of its group, by field. */
async function sharingErrors(
  client: PoolClient,
  product: Partial<StoredProduct>,
): Promise<Record<string, string>> {
  if (!product.size_group) return { size_group: m.admin_product_size_group_missing() };
  if (product.net_amount == null) return { net_amount: m.admin_product_shared_net_missing() };
  const unit = await sharedUnit(client, product);
  if (unit === undefined)
    return product.stock == null ? { shares_stock: m.admin_product_shared_uncounted() } : {};
  return unit === product.net_unit ? {} : { net_unit: m.admin_product_shared_unit({ unit: unit ?? "" }) };
}
