import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { childrenOf } from "#src/catalogue/category-tree.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkParent, lockCategories, pathText, type TreeRow, writeOrder } from "./category-row.server.ts";
import type { categoryMove } from "./schemas.ts";

/**
 * Moves a category with all within it to a place (from 1) in `parent_id`, and records it in the journal. Returns
 * the new order of all ids. Throws `not_found`, `changed` with the current order if that is not `was`, and
 * `invalid_fields` if `parent_id` cannot contain it.
 */
export async function moveCategory(
  { id, place, was, parent_id }: z.output<typeof categoryMove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ ids: number[] }> {
  const newOrder = await inTransaction(shop.database, async (client) => {
    const rows = await lockCategories(client);
    const category = rows.find((row) => row.id === id);
    if (!category) throw new Problem("not_found", m.category_gone());
    const currentIds = rows.map((row) => row.id);
    if (currentIds.join() !== was.join())
      throw new Problem("changed", m.entry_order_changed(), { details: { now: currentIds } });
    const previousParentId = category.parent_id;
    const parentId = parent_id === undefined ? previousParentId : parent_id;
    checkParent(rows, id, parentId);
    if (parentId !== previousParentId)
      await client.query("update categories set parent_id = $2, version = version + 1 where id = $1", [
        id,
        parentId,
      ]);
    const movedRows = moveRow(rows, category, parentId, place);
    const ids = await writeOrder(client, movedRows);
    const toJournalPlace = (categories: readonly TreeRow[], containerId: number | null) => ({
      place: childrenOf(categories, containerId).findIndex((child) => child.id === id) + 1,
      ...(parentId !== previousParentId && { parent: pathText(rows, containerId) }),
    });
    await record(client, viewer, {
      action: "category.moved",
      subject: category,
      before: toJournalPlace(rows, previousParentId),
      after: toJournalPlace(movedRows, parentId),
    });
    return { ids };
  });
  shop.queues.wake();
  return newOrder;
}

/** The rows with `movedRow` at a place, counted from 1, among those within `parentId`. */
function moveRow(rows: TreeRow[], movedRow: TreeRow, parentId: number | null, place: number): TreeRow[] {
  const otherRows = rows.filter(({ id }) => id !== movedRow.id);
  const nextSibling = childrenOf(otherRows, parentId)[place - 1];
  const insertIndex = nextSibling ? otherRows.indexOf(nextSibling) : otherRows.length;
  return otherRows.toSpliced(insertIndex, 0, { ...movedRow, parent_id: parentId });
}
