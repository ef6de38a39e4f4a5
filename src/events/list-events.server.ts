import type { z } from "zod";
import { Problem } from "../api/problem.ts";
import type { Viewer } from "../api/viewer.ts";
import { m } from "../language/messages.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { EventList } from "./contract.ts";
import { customerOfEventSql, type EventRow, toEvent } from "./event-row.server.ts";
import { eventDays, mayReadPersonalData, readableTypes } from "./rules.ts";
import type { eventQuery } from "./schemas.ts";

/**
 * The events after `after` that the viewer may read. An event gets its number after its commit, so no event
 * appears below a cursor later.
 */
export async function listEvents(
  { after, limit }: z.output<typeof eventQuery>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<EventList> {
  const { pool } = shop.database;
  await pool.query("select number_events()");
  // One row: the ends of the log, whether the cursor `after` is known, and the events as one JSON array.
  const { rows } = await pool.query<{
    position: number;
    deleted_to: number;
    known: boolean;
    events: EventRow[] | null;
  }>({
    name: "list-events",
    text: `select l.position, l.deleted_to, e.events,
             $1::bigint in (0, l.deleted_to, l.position)
               or exists (select from events where position in ($1, $1 + 1)) as known
           from event_log l, lateral (
             select json_agg(json_build_object('id', e.position, 'at', e.at, 'type', e.type, 'subject', e.subject,
                      'data', e.data, 'customer', c.customer) order by e.position) as events
             from (
               select position, at, type, subject, data from events
               where position > $1 and type = any($2::text[]) order by position limit $3
             ) e
             left join lateral (${customerOfEventSql}) c on $4
           ) e`,
    values: [after, readableTypes(viewer), limit, mayReadPersonalData(viewer)],
  });
  const { position = 0, deleted_to: deletedTo = 0, known, events } = rows[0] ?? {};
  // The cursor is unknown: its next events were deleted, it is above the newest event, or it is of events
  // that a restore lost (see `continueAfterRestore`).
  if (!known) throw new Problem("events_gone", m.events_gone(), { details: { oldest: deletedTo } });
  const data = (events ?? []).map(toEvent);
  // Moves the cursor past events that the viewer may not read.
  return { data, meta: { next: data.length === limit ? (data.at(-1)?.id ?? after) : position } };
}

/** The maximum number of events that one clean-up deletes. */
const deleteBatchSize = 50_000;

/** Numbers events that are not numbered yet, and deletes events after `eventDays`, the oldest first. */
export async function deleteOldEvents({ database }: Shop): Promise<number> {
  await database.pool.query("select number_events()");
  const { rows } = await database.pool.query<{ deleted: number }>(
    `with oldest as (
       select position, at < now() - make_interval(days => ${eventDays}) as is_old
       from events where position is not null order by position limit ${deleteBatchSize}
     ), deleted_events as (
       delete from events where position in (
         select position from oldest where is_old
           and position < coalesce((select min(position) from oldest where not is_old), position + 1)
       ) returning position
     )
     update event_log set deleted_to = (select max(position) from deleted_events)
     where exists (select from deleted_events)
     returning (select count(*)::int from deleted_events) as deleted`,
  );
  return rows[0]?.deleted ?? 0;
}
