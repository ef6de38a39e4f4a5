import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { withProduct } from "../product-row.server.ts";
import { checkFields } from "./check-fields.server.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";
import { journalFields } from "./journal-fields.server.ts";
import { findDetails, lockCategoryName, lockDetails, updateDetails } from "./product-statements.server.ts";
import type { productEdit } from "./schemas.ts";

/**
 * Changes what was named of a product, while each field named is still what `was` says, and writes it into the journal. Refuses an
 * unknown product, with `changed` and the product as it is now what was made from another value, and as `checkFields` says.
 */
export async function editProduct(
  { id, was, ...change }: z.output<typeof productEdit>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: ProductDetails }> {
  return withProduct(shop, id, lockDetails, async (client, before) => {
    const now = fieldsOf(before);
    if (overtaken(change, was, now))
      throw new Problem("changed", m.admin_product_changed_meanwhile(), { details: { now: before } });
    const fields = { ...now, ...change } as ProductFields;
    const { category } = await checkFields(client, fields, before);
    const categoryBefore = (await lockCategoryName(client, now.category_id)) ?? "";
    await updateDetails(client, id, fields);
    const data = await findDetails(client, id);
    if (!data) throw new Error("the product just locked is not there");
    await record<ProductJournalField>(client, viewer, {
      action: "product.changed",
      subject: { id, name: before.name_en },
      before: journalFields(before, categoryBefore),
      after: journalFields(data, category),
    });
    return { data };
  });
}

function fieldsOf({
  id: _id,
  stock: _stock,
  is_archived: _,
  related,
  ...rest
}: ProductDetails): ProductFields {
  return { ...rest, related: related.map((one) => one.id) };
}

/** Whether a field is neither what it was nor already what it is to be. */
const overtaken = (
  change: Partial<ProductFields>,
  was: Partial<Record<keyof ProductFields, unknown>>,
  now: ProductFields,
) =>
  (Object.keys(change) as (keyof ProductFields)[]).some(
    (name) => !same(now[name], was[name]) && !same(now[name], change[name]),
  );

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
