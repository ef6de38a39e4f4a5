import { maxCounted } from "#src/api/limits.ts";
import { needsCallSql } from "../calls/needs-call.server.ts";
import { maxToCall } from "../calls/rules.ts";

/** SQL: one JSON object of counts, each capped by `maxCounted`; `today` starts at midnight in Dhaka. */
export const countOrdersSql = () => `
  select json_build_object(
    'total', (select count(*) from (select from orders limit ${maxCounted}) counted),
    'pending', (select count(*) from orders where status = 'pending'),
    'processing', (select count(*) from orders where status = 'processing'),
    'not_delivered', (select count(*) from orders where status = 'processing' and fulfilment = 'not_delivered'),
    'to_call', (select count(*) from (select * from orders where status = 'pending' order by id limit ${maxToCall}) o
      where ${needsCallSql}) + (select count(*) from orders where status = 'processing' and fulfilment = 'not_delivered'),
    'to_pack', (select count(*) from orders where status = 'processing' and fulfilment = 'confirmed'),
    'today', (select count(*) from orders where status <> 'cancelled'
      and created_at >= date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka')
  )`;
