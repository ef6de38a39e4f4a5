import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { categoryIdsOf, lockCategoryNames } from "#src/catalogue/product/product-journal.server.ts";
import { toStored } from "#src/catalogue/product/stored-product.server.ts";
import { writeProducts } from "#src/catalogue/product/write-products.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { preferUploaded } from "#src/pictures/prefer-uploaded.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { withLockedProduct } from "../product-row.server.ts";
import { checkFields } from "./check-fields.server.ts";
import type { ProductDetails } from "./contract.ts";
import { toProductJournal } from "./product-journal.server.ts";
import { findDetails, lockDetails, toPictureColumns, writeLists } from "./product-statements.server.ts";
import type { productEdit } from "./schemas.ts";

/**
 * Changes fields that still equal `was`, and records that in the journal. An uploaded picture removes the
 * pictures of the demo. Throws `not_found`, `changed` with the current product, and as `checkFields` does.
 */
export async function editProduct(
  { id, was, pictures, related, ...change }: z.output<typeof productEdit>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: ProductDetails }> {
  return withLockedProduct(shop, id, lockDetails, async (client, before) => {
    const storedLists = { pictures: before.pictures, related: before.related.map((product) => product.id) };
    const newLists = {
      pictures: pictures ? preferUploaded(pictures) : storedLists.pictures,
      related: related ?? storedLists.related,
    };
    // A colleague changed a list that this edit changes as well, and to something else.
    const isOvertaken = (["pictures", "related"] as const).some(
      (name) =>
        name in was && !isEqual(storedLists[name], was[name]) && !isEqual(storedLists[name], newLists[name]),
    );
    const write = {
      id,
      was: toStored(was),
      to: { ...toStored(change), ...toPictureColumns(newLists.pictures) },
    };
    const [written] = await writeProducts(client, isOvertaken ? [] : [write], async (next) => {
      await checkFields(client, next, newLists.pictures, before);
      return true;
    });
    if (!written?.after)
      throw new Problem("changed", m.admin_product_changed_meanwhile(), { details: { now: before } });
    await writeLists(client, id, newLists);
    const data = await findDetails(client, id);
    if (!data) throw new Error("the product just locked is not there");
    const categories = await lockCategoryNames(client, categoryIdsOf([before, data]));
    await record<ProductJournalField>(client, viewer, {
      action: "product.changed",
      subject: { id, name: before.name_en },
      before: toProductJournal(before, categories),
      after: toProductJournal(data, categories),
    });
    return { data };
  });
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
