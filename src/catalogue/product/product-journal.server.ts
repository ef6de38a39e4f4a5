import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";
import { type JournalEntry, type JournalFields, recordAll } from "#src/journal/record.server.ts";
import { fieldNames } from "./fields.ts";
import type { ProductJournalField } from "./journal-labels.ts";
import { type ApiFields, type StoredProduct, toApiFields } from "./stored-product.server.ts";
import type { WrittenProduct } from "./write-products.server.ts";

export type ProductJournal = JournalFields<ProductJournalField>;

/** English names of categories by id; locks them, so that they cannot be deleted while products move into them. */
export async function lockCategoryNames(client: PoolClient, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; name_en: string }>(
    "select id, name_en from categories where id = any($1) order by id for key share",
    [ids],
  );
  return new Map(rows.map(({ id, name_en }) => [id, name_en]));
}

const recordedFields = fieldNames.filter((name) => name !== "category_id" && name !== "is_archived");

export const journalFields = (
  product: ApiFields,
  categories: ReadonlyMap<number, string>,
): ProductJournal => ({
  ...Object.fromEntries(recordedFields.map((name) => [name, product[name]])),
  category: categories.get(product.category_id) ?? "",
  further_category_ids: product.further_category_ids.map((id) => categories.get(id) ?? "").join(", "),
});

/** The ids of all categories that products name. */
export const categoryIdsOf = (
  products: Pick<StoredProduct, "category_id" | "further_category_ids">[],
): number[] =>
  products.flatMap(({ category_id, further_category_ids }) => [category_id, ...further_category_ids]);

/** Records changed fields, archiving and restoring of products in the journal. */
export async function recordProducts(
  client: PoolClient,
  viewer: Pick<Viewer, "id" | "name">,
  written: WrittenProduct[],
): Promise<void> {
  const changes = written.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const categories = await lockCategoryNames(
    client,
    categoryIdsOf(changes.flatMap(({ before, after }) => [before, after])),
  );
  const entries = changes.flatMap(({ before, after }): JournalEntry<ProductJournalField>[] => {
    const subject = { id: before.id, name: before.name_en };
    const archiveAction = after.is_archived ? "product.archived" : "product.restored";
    const toRecordedFields = (product: StoredProduct) => ({
      ...journalFields(toApiFields(product), categories),
      image: product.image,
    });
    const previousFields = toRecordedFields(before);
    const newFields = toRecordedFields(after);
    const isChanged = JSON.stringify(previousFields) !== JSON.stringify(newFields);
    return [
      ...(after.is_archived === before.is_archived ? [] : [{ action: archiveAction, subject } as const]),
      ...(isChanged
        ? [{ action: "product.changed", subject, before: previousFields, after: newFields } as const]
        : []),
    ];
  });
  await recordAll<ProductJournalField>(client, viewer, entries);
}
