import type { Queries } from "../platform/database/database.server.ts";

export type QueueCounts = {
  queue: "emails" | "order_emails" | "sms";
  waiting: number;
  failed: number;
  /** The longest wait, in seconds. */
  oldest_s: number;
};

/** Unsent and, in the last seven days, failed messages: e-mails, notifications by e-mail, and SMS. */
export async function countQueues(queries: Queries): Promise<QueueCounts[]> {
  const { rows } = await queries.query<QueueCounts>(
    `select 'emails' as queue, count(*) filter (where failed_at is null)::int as waiting,
       count(*) filter (where failed_at > now() - interval '7 days')::int as failed,
       coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::int as oldest_s
     from emails
     union all
     select q.queue, count(*) filter (where n.status = 'waiting')::int,
       count(*) filter (where n.status = 'failed')::int,
       coalesce(extract(epoch from now() - min(n.created_at) filter (where n.status = 'waiting')), 0)::int
     from (values ('order_emails', '{email,shop}'::text[]), ('sms', '{sms}')) as q(queue, channels)
     left join notifications n on n.channel = any(q.channels)
       and (n.status = 'waiting' or (n.status = 'failed' and n.settled_at > now() - interval '7 days'))
     group by q.queue`,
  );
  return rows;
}

export type PushCounts = {
  queue: "pushes" | "stock_alerts";
  waiting: number;
  /** The longest wait, in seconds. */
  oldest_s: number;
  /** Why the last attempt failed; null if none did. */
  failure: string | null;
};

/** Pushes to staff about new orders that wait, and stock alerts that could not be sent yet. */
export async function countPushes(queries: Queries): Promise<PushCounts[]> {
  const { rows } = await queries.query<PushCounts>(
    `select 'pushes' as queue, count(*)::int as waiting,
       coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest_s,
       (array_agg(failure order by next_attempt_at desc) filter (where failure is not null))[1] as failure
     from order_pushes where expires_at > now()
     union all
     select 'stock_alerts', count(*)::int, coalesce(extract(epoch from now() - min(failing_since)), 0)::int,
       (array_agg(failure order by next_attempt_at desc))[1]
     from stock_alerts a join products p on p.id = a.product_id
     where failing_since is not null and not p.is_archived and (p.stock is null or p.stock > 0)`,
  );
  return rows;
}
