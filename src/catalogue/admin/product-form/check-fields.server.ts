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
import { findSharedUnit, type NewProduct } from "#src/catalogue/product/write-products.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";
import { findNameByBarcode, findNameBySku, findSizePictures } from "./product-statements.server.ts";

type ProductFieldErrors = Record<string, string>;

/** Throws field errors that need the whole product or the database, such as a taken SKU or an unknown category. */
export async function checkFields(
  client: PoolClient,
  product: NewProduct,
  pictures: ProductFields["pictures"],
  before?: ProductDetails,
): Promise<void> {
  const { sku } = product;
  const errors: ProductFieldErrors = {};
  const productWithSku =
    sku === before?.sku ? undefined : await findNameBySku(client, sku, before?.id ?? null);
  if (productWithSku) errors["sku"] = m.admin_product_sku_taken({ name: productWithSku[`name_${locale()}`] });
  Object.assign(errors, await findCategoryErrors(client, product, before));
  const productWithBarcode = await findNameByBarcode(client, product.barcode, before);
  if (productWithBarcode)
    errors["barcode"] = m.admin_product_barcode_taken({ name: productWithBarcode[`name_${locale()}`] });
  if (!isOriginalPriceValid(product)) errors["originalPrice"] = m.admin_order_original_price_too_low();
  Object.assign(errors, mrpErrors(product));
  if ((product.net_amount === null) !== (product.net_unit === null))
    errors["net_amount"] = m.admin_product_net_half();
  else if (!isWeighable(product)) errors["net_amount"] = m.admin_product_step_wrong();
  // No product has the id 0, so a new one is compared with all sizes of its group.
  if (product.shares_stock)
    Object.assign(errors, await findSharingErrors(client, { ...product, id: before?.id ?? 0 }));
  const newPictures = await findNewPictures(client, product, pictures, before);
  if (newPictures.some((image) => !readPictureUrl(image))) errors["pictures"] = m.picture_unknown();
  const [firstError] = Object.values(errors);
  if (firstError) throw new Problem("invalid_fields", firstError, { errors });
  for (const image of newPictures) await protectPicture(client, image, "pictures");
}

async function findCategoryErrors(
  client: PoolClient,
  { category_id: categoryId = 0, further_category_ids: furtherIds = [] }: NewProduct,
  before?: ProductDetails,
): Promise<ProductFieldErrors> {
  const errors: ProductFieldErrors = {};
  const categories = await lockCategoryNames(client, [categoryId, ...furtherIds]);
  if (!categories.has(categoryId)) errors["category_id"] = m.admin_product_category_missing();
  // Ids of deleted categories may remain in a stored product.
  const addedIds = furtherIds.filter((id) => !before?.further_category_ids.includes(id));
  if (addedIds.some((id) => !categories.has(id))) errors["further_category_ids"] = m.category_gone();
  return errors;
}

/** The pictures that neither the product nor another size of it has yet. */
async function findNewPictures(
  client: PoolClient,
  product: NewProduct,
  pictures: ProductFields["pictures"],
  before?: ProductDetails,
): Promise<string[]> {
  const sizePictures = await findSizePictures(client, product.size_group);
  const knownPictures = new Set([...sizePictures, ...(before?.pictures.map(({ image }) => image) ?? [])]);
  return pictures.map(({ image }) => image).filter((image) => !knownPictures.has(image));
}

/** The errors of a product that shares its stock with the other sizes of its group. */
async function findSharingErrors(
  client: PoolClient,
  product: Partial<StoredProduct>,
): Promise<ProductFieldErrors> {
  if (!product.size_group) return { size_group: m.admin_product_size_group_missing() };
  if (product.net_amount == null) return { net_amount: m.admin_product_shared_net_missing() };
  const unit = await findSharedUnit(client, product);
  const isFirstToShare = unit === undefined;
  if (isFirstToShare)
    return product.stock == null ? { shares_stock: m.admin_product_shared_uncounted() } : {};
  return unit === product.net_unit ? {} : { net_unit: m.admin_product_shared_unit({ unit: unit ?? "" }) };
}
