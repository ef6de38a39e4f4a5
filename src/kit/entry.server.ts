import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

type Refusals = { gone?: string; changed?: string };

/** Returns the entry if it has the expected version. Throws `not_found`, or `changed` with the current entry. */
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
 * Moves an entry to a position, from 1, among the locked, ordered `rows`. Returns the order and the journal entry. Throws
 * `not_found`, or `changed` with the order if it is not `was`.
 */
export async function moveEntry(
  client: PoolClient,
  table: string,
  rows: { id: number; name: string }[],
  { id, place, was, gone }: EntryMove & { gone: string },
) {
  const current = rows.map((row) => row.id);
  const subject = rows.find((row) => row.id === id);
  if (!subject) throw new Problem("not_found", gone);
  if (current.join() !== was.join())
    throw new Problem("changed", m.entry_order_changed(), { details: { now: current } });
  const ids = current.filter((one) => one !== id);
  ids.splice(place - 1, 0, id);
  await client.query(
    `update ${table} set position = o.place from unnest($1::bigint[]) with ordinality o (id, place)
     where ${table}.id = o.id and position <> o.place`,
    [ids],
  );
  const line = { subject, before: { place: current.indexOf(id) + 1 }, after: { place: ids.indexOf(id) + 1 } };
  return { ids, line };
}
