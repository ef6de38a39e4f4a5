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
  const moved = await inTransaction(shop.database, async (client) => {
    const rows = await lockCategories(client);
    const subject = rows.find((row) => row.id === id);
    if (!subject) throw new Problem("not_found", m.category_gone());
    const current = rows.map((row) => row.id);
    if (current.join() !== was.join())
      throw new Problem("changed", m.entry_order_changed(), { details: { now: current } });
    const parentId = parent_id === undefined ? subject.parent_id : parent_id;
    checkParent(rows, id, parentId);
    if (parentId !== subject.parent_id)
      await client.query("update categories set parent_id = $2, version = version + 1 where id = $1", [
        id,
        parentId,
      ]);
    const next = movedTo(rows, subject, parentId, place);
    const ids = await writeOrder(client, next);
    const placeIn = (categories: readonly TreeRow[], at: number | null) => ({
      place: childrenOf(categories, at).findIndex((child) => child.id === id) + 1,
      ...(parentId !== subject.parent_id && { parent: pathText(rows, at) }),
    });
    await record(client, viewer, {
      action: "category.moved",
      subject,
      before: placeIn(rows, subject.parent_id),
      after: placeIn(next, parentId),
    });
    return { ids };
  });
  shop.queues.wake();
  return moved;
}

/** The rows with one at a position, counted from 1, within a category. */
function movedTo(rows: TreeRow[], subject: TreeRow, parentId: number | null, place: number): TreeRow[] {
  const others = rows.filter(({ id }) => id !== subject.id);
  const next = childrenOf(others, parentId)[place - 1];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, { ...subject, parent_id: parentId });
}
