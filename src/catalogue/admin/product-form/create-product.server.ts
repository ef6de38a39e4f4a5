import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { record } from "#src/journal/record.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkFields } from "./check-fields.server.ts";
import type { ProductDetails } from "./contract.ts";
import { journalFields } from "./journal-fields.server.ts";
import { findDetails, insertDetails } from "./product-statements.server.ts";
import type { newProduct } from "./schemas.ts";

/** Makes a product at the end of its category, and writes it into the journal. Refuses as `checkFields` says. */
export async function createProduct(
  { stock, ...fields }: z.output<typeof newProduct>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: ProductDetails }> {
  return inTransaction(shop.database, async (client) => {
    const { category } = await checkFields(client, fields, undefined);
    await setMovementCause(client, { kind: "first", user: viewer.id });
    const data = await findDetails(client, await insertDetails(client, fields, stock));
    if (!data) throw new Error("the product just made is not there");
    const subject = { id: data.id, name: data.name_en };
    const after = { ...journalFields(data, category), stock };
    await record<ProductJournalField>(client, viewer, { action: "product.created", subject, after });
    return { data };
  });
}
