import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

type Refusals = { gone?: string; changed?: string };

/** Returns the entry if it has the expected version. Throws `not_found`, or `changed` with the current entry. */
export function expectVersion<One extends { version: number }>(
  currentEntry: One | undefined,
  version: number,
  { gone = m.problem_not_found(), changed = m.entry_changed_meanwhile() }: Refusals = {},
): One {
  if (!currentEntry) throw new Problem("not_found", gone);
  if (currentEntry.version !== version)
    throw new Problem("changed", changed, { details: { now: currentEntry } });
  return currentEntry;
}

/** `place` counts from 1; `was` is the order of ids that the user saw. */
type EntryMove = { id: number; place: number; was: number[] };

/**
 * Moves an entry among the ordered `rows`, which the caller has locked. Returns the new order and the journal
 * entry. Throws `not_found` with the message `gone`, or `changed` with the order if it is not `was`.
 */
export async function moveEntry(
  client: PoolClient,
  table: string,
  rows: { id: number; name: string }[],
  { id, place, was, gone }: EntryMove & { gone: string },
) {
  const currentOrder = rows.map((row) => row.id);
  const subject = rows.find((row) => row.id === id);
  if (!subject) throw new Problem("not_found", gone);
  if (currentOrder.join() !== was.join())
    throw new Problem("changed", m.entry_order_changed(), { details: { now: currentOrder } });
  const ids = currentOrder.filter((one) => one !== id);
  ids.splice(place - 1, 0, id);
  await client.query(
    `update ${table} set position = ordered.place from unnest($1::bigint[]) with ordinality ordered (id, place)
     where ${table}.id = ordered.id and position <> ordered.place`,
    [ids],
  );
  const line = {
    subject,
    before: { place: currentOrder.indexOf(id) + 1 },
    after: { place: ids.indexOf(id) + 1 },
  };
  return { ids, line };
}
