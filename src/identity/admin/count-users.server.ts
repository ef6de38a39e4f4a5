import { maxCounted } from "#src/api/limits.ts";

/**
 * SQL that counts users; `now` is the parameter with the current time. `new_week_ago` counts from midnight to the same
 * time of the day, a week ago, to compare `new_today` with. The total stops at `maxCounted`.
 */
export const countUsersSql = (now: string) => `
  select json_build_object(
    'total', (select count(*) from (select from users limit ${maxCounted}) counted),
    'new_this_week', count(*) filter (where created_at > ${now}::timestamptz - interval '7 days'),
    'new_today', count(*) filter (where role = 'user' and created_at >= ${startOfTodaySql(now)}),
    'new_week_ago', count(*) filter (where role = 'user' and created_at <= ${now}::timestamptz - interval '7 days')
  ) from users where created_at >= ${startOfTodaySql(now)} - interval '7 days' and created_at <= ${now}`;

const startOfTodaySql = (now: string) =>
  `date_trunc('day', ${now}::timestamptz at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'`;
