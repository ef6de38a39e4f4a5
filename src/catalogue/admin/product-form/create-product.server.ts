import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { categoryIdsOf, lockCategoryNames } from "#src/catalogue/product/product-journal.server.ts";
import { toStored } from "#src/catalogue/product/stored-product.server.ts";
import { insertProducts } from "#src/catalogue/product/write-products.server.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { record } from "#src/journal/record.server.ts";
import { preferUploaded } from "#src/pictures/prefer-uploaded.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkFields } from "./check-fields.server.ts";
import type { ProductDetails } from "./contract.ts";
import { toProductJournal } from "./product-journal.server.ts";
import { findDetails, readLastPosition, toPictureColumns, writeLists } from "./product-statements.server.ts";
import type { newProduct } from "./schemas.ts";

/** Creates a product at the end of its category and records it in the journal. Throws as `checkFields` does. */
export async function createProduct(
  { pictures: submittedPictures, related, ...fields }: z.output<typeof newProduct>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: ProductDetails }> {
  const pictures = preferUploaded(submittedPictures);
  return inTransaction(shop.database, async (client) => {
    const { sku, category_id: category } = fields;
    const position = (await readLastPosition(client, category)) + 1;
    const product = { ...toStored(fields), ...toPictureColumns(pictures), sku, position };
    await checkFields(client, product, pictures);
    await setMovementCause(client, { kind: "first", user: viewer.id });
    const id = (await insertProducts(client, [product])).get(sku) ?? 0;
    await writeLists(client, id, { pictures, related });
    const data = await findDetails(client, id);
    if (!data) throw new Error("the product just made is not there");
    const after = toProductJournal(data, await lockCategoryNames(client, categoryIdsOf([data])));
    const subject = { id, name: data.name_en };
    await record<ProductJournalField>(client, viewer, { action: "product.created", subject, after });
    return { data };
  });
}
