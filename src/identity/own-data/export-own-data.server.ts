import type { PoolClient } from "pg";
import { type CsvValue, toCsvLine } from "#src/api/csv-line.ts";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import type { Download } from "#src/platform/http/serve-download.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { signInsSql, signInWaysSql } from "../service/accounts.server.ts";
import type { DataSubject } from "./rules.ts";

type OwnRow = Record<string, unknown>;
/** The rows of each subject, with the names of its columns; null for a subject that was not read. */
type OwnData = Record<DataSubject, { columns: Record<string, null>; rows: OwnRow[] } | null>;

const downloadsPerCustomer = { most: 60, seconds: 3_600 };
/** Downloads that one server process prepares at a time. */
const maxConcurrentDownloads = 3;
/** Seconds until the next attempt. */
const busyRetrySeconds = 10;
/** The advisory lock of a customer's download; its second key is the account, cut to a 4-byte integer. */
const downloadLock = 7_480_063;

let runningDownloads = 0;

/** The viewer's data as one JSON file, or one subject of it as CSV. */
export async function exportViewerData(
  { subject }: { subject?: DataSubject | undefined },
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Download> {
  await countAttempt(shop, `own data:${viewer.id}`, downloadsPerCustomer);
  return exportUserData(shop, viewer.id, subject);
}

/**
 * A customer's data as one JSON file, or one subject of it as CSV. Refuses with `too_fast` while another
 * download of this customer is prepared, or `maxConcurrentDownloads` downloads of any customers.
 */
export async function exportUserData(
  shop: Shop,
  userId: number,
  subject: DataSubject | undefined,
): Promise<Download> {
  const data = await runExclusive(shop, userId, (client) => readData(client, userId, subject));
  const day = new Date().toISOString().slice(0, 10);
  if (!subject) return { fileName: `my-data-${day}.json`, json: JSON.stringify(toRows(data), null, 2) };
  return { fileName: `${subject.replaceAll("_", "-")}-${day}.csv`, lines: exportLines(data[subject]) };
}

/** Runs `read` unless another download of this user, or too many in this process, run already. */
async function runExclusive<Data>(
  { database }: Shop,
  userId: number,
  read: (client: PoolClient) => Promise<Data>,
): Promise<Data> {
  if (runningDownloads >= maxConcurrentDownloads) throw busyProblem(m.own_data_too_many());
  runningDownloads += 1;
  try {
    return await inTransaction(database, async (client) => {
      const { rows } = await client.query<{ mine: boolean }>(
        "select pg_try_advisory_xact_lock($1, ($2::bigint % 2147483647)::int) as mine",
        [downloadLock, userId],
      );
      if (!rows[0]?.mine) throw busyProblem(m.own_data_already());
      return read(client);
    });
  } finally {
    runningDownloads -= 1;
  }
}

const busyProblem = (message: string) =>
  new Problem("too_fast", message, { retryAfterSeconds: busyRetrySeconds });

/** Reads all subjects, or one. */
async function readData(
  client: PoolClient,
  userId: number,
  subject: DataSubject | undefined,
): Promise<OwnData> {
  const { rows } = await client.query<{ data: OwnData }>(
    `select json_build_object(${accountSubjectsSql}, ${orderSubjectsSql}, ${requestSubjectsSql}) as data`,
    [userId, subject],
  );
  return (rows[0] as { data: OwnData }).data;
}

const toRows = (data: OwnData) =>
  Object.fromEntries(Object.entries(data).map(([subject, table]) => [subject, table?.rows]));

async function* exportLines(table: OwnData[DataSubject]): AsyncGenerator<string> {
  if (!table) return;
  yield toCsvLine(Object.keys(table.columns));
  for (const row of table.rows) yield toCsvLine(Object.values(row).map(toCell));
}

function toCell(value: unknown): CsvValue {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

/**
 * SQL of a subject and its rows; null if only another subject ($2) is wanted. `rows` is a query without a
 * limit: it runs once with `limit 0`, for the names of the columns. The columns keep their order.
 */
const subjectSql = (subject: DataSubject, rows: string) =>
  `'${subject}', case when $2::text is null or $2 = '${subject}' then json_build_object(
     'columns', (select row_to_json(r) from (select t.* from (select) one left join (${rows} limit 0) t on true) r),
     'rows', coalesce((select json_agg(r) from (${rows}) r), '[]')) end`;

/** SQL: the number of an order `o`; for rows `t` with an `order_id`, only those of the user's orders. */
const orderNumberSql = "'TK-' || 10000 + o.id as order_number";
const joinOwnOrdersSql = "join orders o on o.id = t.order_id where o.user_id = $1";

/** SQL: the user's proven e-mail address. What was sent with it counts as theirs, even if they were signed out. */
const provenEmailSql = "(select email from users where id = $1 and email_verified)";

const accountSubjectsSql = `
  ${subjectSql(
    "profile",
    `select name, email, email_verified, mobile_e164 as mobile_no, mobile_proven_at, picture, role, created_at,
     blocked_at, note as note_of_staff,
     (select confirmed_at from second_factors where user_id = u.id) as second_factor_since,
     (${signInWaysSql("u.subject")}) as sign_in_ways
     from users u where id = $1`,
  )},
  ${subjectSql("consents", "select kind, given, version, way, at from consents where user_id = $1 order by id")},
  ${subjectSql(
    "addresses",
    `select address_details, place, street, rider_note, mobile_no, created_at from addresses
     where user_id = $1 order by id`,
  )},
  ${subjectSql(
    "address_pins",
    `select address_details, place, latitude, longitude, created_at from address_pins
     where user_id = $1 order by id`,
  )},
  ${subjectSql(
    "saved_products",
    `select p.name_en as product, s.saved_at from saved_products s join products p on p.id = s.product_id
     where s.user_id = $1 order by s.saved_at`,
  )},
  ${subjectSql(
    "stock_alerts",
    `select p.name_en as product, s.email, s.language, s.created_at
     from stock_alerts s join products p on p.id = s.product_id
     where s.user_id = $1 or s.email = ${provenEmailSql} order by s.id`,
  )},
  ${subjectSql(
    "reviews",
    `select p.name_en as product, v.rating, v.review_details as text, v.created_at, v.hidden_at, v.hidden_reason,
     a.reply, a.created_at as replied_at
     from reviews v join products p on p.id = v.product_id left join review_replies a on a.review_id = v.id
     where v.user_id = $1 order by v.id`,
  )},
  ${subjectSql(
    "devices",
    `select browser, system, created_at as signed_in_at, used_at, expires_at,
     (select json_agg(json_build_object(
        'service', split_part(p.endpoint, '/', 3), 'renewed_at', p.renewed_at, 'last_message_at', p.pushed_at))
      from customer_push_subscriptions p where p.session_hash = token_hash) as push_messages
     from sessions where user_id = $1 order by created_at`,
  )},
  ${subjectSql("sign_ins", signInsSql("$1"))},
  ${subjectSql(
    "proven_numbers",
    "select mobile_e164 as mobile_no, proven_at from phone_proofs where user_id = $1 order by proven_at",
  )},
  ${subjectSql(
    "staff_records",
    `select at, action, before, after from journal where kind = 'user' and subject_id = $1::bigint::text
     order by id`,
  )}`;

const orderSubjectsSql = `
  ${subjectSql(
    "orders",
    `select ${orderNumberSql}, status, fulfilment, created_at, language, address_details, place, street,
     rider_note, mobile_no, payment_type, slot_day, slot_from as slot_from_minute, slot_to as slot_to_minute,
     if_missing, round(fee_poisha / 100.0, 2) as fee_taka, round(discount_poisha / 100.0, 2) as discount_taka,
     discount_reason, offer_code, round(offer_poisha / 100.0, 2) as offer_taka,
     round(total_poisha / 100.0, 2) as total_taka,
     'TK-' || 10000 + joined_into as joined_into, cart_link
     from orders o where user_id = $1 order by id`,
  )},
  ${subjectSql(
    "order_items",
    `select ${orderNumberSql}, t.name_en as product, t.weight_en as weight, t.quantity,
     round(t.price_poisha / 100.0, 2) as price_taka,
     round(t.actual_poisha / 100.0, 2) as paid_as_weighed_taka, t.packed_grams,
     round(t.discount_poisha / 100.0, 2) as discount_taka, t.if_missing
     from order_items t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "order_steps",
    `select ${orderNumberSql}, t.from_status, t.to_status, t.from_fulfilment, t.to_fulfilment, t.outcome,
     t.reason, t.note, t.created_at from order_steps t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "order_changes",
    `select ${orderNumberSql}, t.revision, t.about, t.changes,
     round(t.total_before_poisha / 100.0, 2) as total_before_taka,
     round(t.total_after_poisha / 100.0, 2) as total_after_taka, t.discount_reason, t.note, t.created_at
     from order_edits t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "order_calls",
    `select ${orderNumberSql}, t.outcome, t.note, t.call_again_at, t.created_at
     from order_calls t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "order_visits",
    `select ${orderNumberSql}, t.answer, t.said, t.answered_at
     from stop_answers t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "order_payments",
    `select ${orderNumberSql}, t.taken_at, round(t.amount_poisha / 100.0, 2) as cash_taka,
     round(t.other_poisha / 100.0, 2) as other_taka, t.note,
     (select json_agg(json_build_object(
        'way', p.way, 'taka', round(p.amount_poisha / 100.0, 2), 'reference', p.reference))
      from order_payment_parts p where p.order_id = t.order_id) as parts
     from order_payments t ${joinOwnOrdersSql} order by t.order_id`,
  )},
  ${subjectSql(
    "order_refunds",
    `select ${orderNumberSql}, round(t.amount_poisha / 100.0, 2) as taka, t.way, t.reference, t.reason, t.created_at,
     t.taken_back_at from order_refunds t ${joinOwnOrdersSql} order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "notifications",
    `select ${orderNumberSql}, t.event, t.channel, t.status, t.recipient, t.subject, t.text, t.created_at, t.settled_at
     from notifications t ${joinOwnOrdersSql} and t.channel <> 'shop' order by t.order_id, t.id`,
  )},
  ${subjectSql(
    "failed_emails",
    `select recipient, subject, created_at, failed_at from emails
     where failed_at is not null and recipient = ${provenEmailSql} order by id`,
  )}`;

const requestSubjectsSql = `
  ${subjectSql(
    "messages",
    `select id as number, name, email, subject, message, status, language, created_at, settled_at
     from contact_messages where user_id = $1 or email = ${provenEmailSql} order by id`,
  )},
  ${subjectSql(
    "custom_orders",
    `select id as number, customer_name, customer_email, customer_phone, order_details, delivery_address, status,
     language, created_at, settled_at
     from custom_orders where user_id = $1 or customer_email = ${provenEmailSql} order by id`,
  )},
  ${subjectSql(
    "answers",
    `select t.message_id as message_number, t.custom_order_id as custom_order_number, t.at, t.channel, t.text
     from request_answers t left join contact_messages e on e.id = t.message_id
     left join custom_orders c on c.id = t.custom_order_id
     where e.user_id = $1 or e.email = ${provenEmailSql}
       or c.user_id = $1 or c.customer_email = ${provenEmailSql} order by t.id`,
  )}`;
