import type { Queries } from "../src/platform/database/database.server.ts";
import { customers, reviews } from "./reviews.ts";

/** Of the demo's customers: no identity service has it, so that none of them can sign in. */
const issuer = "demo-customers";

/**
 * Adds customers of the demo with their reviews; the dates are in the weeks before now. Replies are by the first admin, and are
 * left out without one.
 */
export async function addReviews(queries: Queries): Promise<void> {
  await queries.query(
    `with customers as (
       insert into users (issuer, subject, name, email, created_at)
       select $1, 'customer-' || n, name, 'customer-' || n || '@demo.tatka.example', now() - make_interval(days => 60 + n::int)
       from json_array_elements_text($2) with ordinality c (name, n)
       returning id, name
     ), texts as (
       select t.*, row_number() over (order by days desc) as n
       from json_to_recordset($3) t (product text, by text, stars int, days int, text text, reply text)
     ), written as (
       insert into reviews (product_id, user_id, review_details, rating, created_at)
       select p.id, c.id, t.text, t.stars, now() - make_interval(days => t.days, mins => t.n::int * 37 % 600)
       from texts t join products p on p.sku = t.product join customers c on c.name = t.by
       order by t.n returning id, review_details, created_at
     )
     insert into review_replies (review_id, user_id, reply, created_at)
     select w.id, admin.id, t.reply, least(w.created_at + interval '1 day', now())
     from written w join texts t on t.text = w.review_details,
       (select id from users where role = 'admin' order by id limit 1) admin
     where t.reply is not null`,
    [
      issuer,
      JSON.stringify(customers),
      JSON.stringify(reviews.map(({ daysAgo, ...review }) => ({ ...review, days: daysAgo }))),
    ],
  );
}

/** Removes the demo's customers and what they wrote. */
export async function removeReviews(client: Pick<Queries, "query">): Promise<void> {
  await client.query("delete from reviews where user_id in (select id from users where issuer = $1)", [
    issuer,
  ]);
  await client.query("delete from users where issuer = $1", [issuer]);
}
