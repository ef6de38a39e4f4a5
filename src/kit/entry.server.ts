import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

type Refusals = { gone?: string; changed?: string };

/**
 * The entry that a change was made from. Refuses with `not_found` one that is gone, and with `changed` and the entry as it is now
 * another version than that.
 */
export function expectVersion<One extends { version: number }>(
  now: One | undefined,
  version: number,
  { gone = m.problem_not_found(), changed = m.entry_changed_meanwhile() }: Refusals = {},
): One {
  if (!now) throw new Problem("not_found", gone);
  if (now.version !== version) throw new Problem("changed", changed, { details: { now } });
  return now;
}

type EntryMove = { id: number; place: number; was: number[] };

/**
 * Puts an entry at a place, counted from 1, among the `rows` of its table, which are locked and in their order. Gives the ids in
 * their new order, and the line for the journal. Refuses with `not_found` one that is gone, and with `changed` and the ids in their
 * order where they are no longer in the order `was`.
 */
export async function moveEntry(
  client: PoolClient,
  table: string,
  rows: { id: number; name: string }[],
  { id, place, was, gone }: EntryMove & { gone: string },
) {
  const now = rows.map((row) => row.id);
  const subject = rows.find((row) => row.id === id);
  if (!subject) throw new Problem("not_found", gone);
  if (now.join() !== was.join()) throw new Problem("changed", m.entry_order_changed(), { details: { now } });
  const ids = now.filter((one) => one !== id);
  ids.splice(place - 1, 0, id);
  await client.query(
    `update ${table} set position = o.place from unnest($1::bigint[]) with ordinality o (id, place)
     where ${table}.id = o.id and position <> o.place`,
    [ids],
  );
  const line = { subject, before: { place: now.indexOf(id) + 1 }, after: { place: ids.indexOf(id) + 1 } };
  return { ids, line };
}
