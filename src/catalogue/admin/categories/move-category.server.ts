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
 * Moves a category with all within it, and records it in the journal. Throws `not_found`, `changed` with the
 * order if it is not `was`, and `invalid_fields` if it cannot be in `parent_id`.
 */
export async function moveCategory(
  { id, place, was, parent_id }: z.output<typeof categoryMove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ ids: number[] }> {
  const movedOrder = await inTransaction(shop.database, async (client) => {
    const rows = await lockCategories(client);
    const subject = rows.find((row) => row.id === id);
    if (!subject) throw new Problem("not_found", m.category_gone());
    const currentIds = rows.map((row) => row.id);
    if (currentIds.join() !== was.join())
      throw new Problem("changed", m.entry_order_changed(), { details: { now: currentIds } });
    const parentId = parent_id === undefined ? subject.parent_id : parent_id;
    checkParent(rows, id, parentId);
    if (parentId !== subject.parent_id)
      await client.query("update categories set parent_id = $2, version = version + 1 where id = $1", [
        id,
        parentId,
      ]);
    const movedRows = moveRow(rows, subject, parentId, place);
    const ids = await writeOrder(client, movedRows);
    const describePlace = (categories: readonly TreeRow[], containerId: number | null) => ({
      place: childrenOf(categories, containerId).findIndex((child) => child.id === id) + 1,
      ...(parentId !== subject.parent_id && { parent: pathText(rows, containerId) }),
    });
    await record(client, viewer, {
      action: "category.moved",
      subject,
      before: describePlace(rows, subject.parent_id),
      after: describePlace(movedRows, parentId),
    });
    return { ids };
  });
  shop.queues.wake();
  return movedOrder;
}

/** The rows with one at a position, counted from 1, within a category. */
function moveRow(rows: TreeRow[], subject: TreeRow, parentId: number | null, place: number): TreeRow[] {
  const otherRows = rows.filter(({ id }) => id !== subject.id);
  const nextSibling = childrenOf(otherRows, parentId)[place - 1];
  const insertIndex = nextSibling ? otherRows.indexOf(nextSibling) : otherRows.length;
  return otherRows.toSpliced(insertIndex, 0, { ...subject, parent_id: parentId });
}
