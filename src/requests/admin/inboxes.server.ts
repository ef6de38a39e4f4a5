import sql, { raw } from "sql-template-tag";
import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { toPhoneDigits } from "#src/language/contact/phone.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { digitsSql, latinDigitsSql, toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { RequestSummary } from "./contract.ts";
import { countedDays, maxCounted, type RequestStatus, settledDays, urgentHours } from "./rules.ts";
import type { inboxQuery } from "./schemas.ts";

/** SQL: an open message that was never answered; `d` is its row in `answer_deadlines`. */
const unansweredCondition = "d.answered_at is null and e.status in ('new', 'in_hand')";

/** The inbox of custom orders. Its texts are SQL, in which `e` is its table. */
export const customOrders = {
  kind: "custom_order",
  table: "custom_orders",
  /** The columns that lists show besides `InboxRecord`. */
  columns: "customer_name, customer_email, customer_phone, order_details, delivery_address, order_id",
  /** What a search looks through as text. */
  searchedTextSql: "concat_ws(' ', customer_name, customer_email, order_details, delivery_address)",
  /** What a search looks through by phone number. */
  searchedPhoneSql: "customer_phone",
  email: "customer_email",
  /** The column of `request_answers` that refers to a request. */
  answers: "custom_order_id",
  /** Columns and table: the recipient of an answer, and the request's subject and text. */
  addressee: `customer_name as name, customer_email as email, null::text as subject, order_details as text
    from custom_orders e`,
  /** The join with the deadlines to answer, which custom orders do not have. */
  deadlinesJoinSql: "",
  /** By when to answer; null without a deadline. */
  answerBySql: "null::timestamptz",
  /** Whether the deadline is near. */
  urgentSql: "false",
} as const;

/** The inbox of contact messages; the fields are those of `customOrders`. */
export const messages = {
  kind: "message",
  table: "contact_messages",
  columns: "e.name, e.email, e.subject, e.message",
  searchedTextSql: "concat_ws(' ', e.name, e.email, e.subject, e.message)",
  // The phone number is part of the message.
  searchedPhoneSql: "e.message",
  email: "email",
  answers: "message_id",
  addressee: "e.name, e.email, e.subject, e.message as text from contact_messages e",
  deadlinesJoinSql: "left join answer_deadlines d on d.message_id = e.id",
  answerBySql: `case when ${unansweredCondition} then d.answer_by end`,
  urgentSql: `coalesce(
    ${unansweredCondition} and d.answer_by < now() + make_interval(hours => ${urgentHours}), false)`,
} as const;

export type InboxTable = typeof customOrders | typeof messages;

/** A row of an inbox, besides the columns of its kind; `answer_by` is null unless an answer is due. */
export type InboxRecord = {
  id: number;
  created_at: Date;
  status: RequestStatus;
  version: number;
  settled_at: Date | null;
  assignee_id: number | null;
  assignee_name: string | null;
  answer_by: Date | null;
  urgent: boolean;
};

/** SQL: the columns of `InboxRecord`, and their tables. */
export const requestColumns = (inbox: InboxTable) =>
  `e.id, e.created_at, e.status, e.version, e.settled_at, u.id as assignee_id, u.name as assignee_name,
   ${inbox.answerBySql} as answer_by, ${inbox.urgentSql} as urgent`;
export const requestTables = (inbox: InboxTable) =>
  `${inbox.table} e left join users u on u.id = e.assignee_id ${inbox.deadlinesJoinSql}`;

const dayMs = 86_400_000;

export function toRequest<Row extends InboxRecord>(
  row: Row,
): Omit<Row, "created_at" | "settled_at" | "assignee_id" | "assignee_name" | "answer_by"> & RequestSummary {
  const { created_at, settled_at, assignee_id, assignee_name, answer_by, ...fields } = row;
  return {
    ...fields,
    created_at: created_at.toISOString(),
    answer_by: answer_by?.toISOString() ?? null,
    deleted_on: settled_at && new Date(settled_at.getTime() + settledDays * dayMs).toISOString(),
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? "" },
  };
}

/**
 * A page of an inbox: first what must be answered soon, then open requests, oldest first, then others, newest
 * first. A search for "#" and a number finds the request with that id.
 */
export async function readInbox<Row extends InboxRecord>(
  inbox: InboxTable,
  { search = "", status, after }: z.output<typeof inboxQuery>,
  { shop }: ApiContext,
) {
  const isOldestFirst = status === "open" || status === "new" || status === "in_hand";
  const phone = toPhoneDigits(search);
  const phonePattern = phone === undefined ? null : toLikePattern(phone);
  const searchedId = /^#(\d{1,15})$/.exec(toLatinDigits(search))?.[1];
  const statusCondition =
    status === "open"
      ? sql`e.status in ('new', 'in_hand')`
      : sql`(${status}::text is null or e.status = ${status})`;
  const { pool } = shop.database;
  const urgent = raw(inbox.urgentSql);
  // The rows after `after`, in the order of the list: urgent ones first, then by id.
  const isLastUrgent = sql`coalesce((select ${urgent} from ${raw(requestTables(inbox))} where e.id = ${after}), false)`;
  const isLaterId = sql`e.id ${raw(isOldestFirst ? ">" : "<")} ${after}`;
  const nextPageCondition = sql`(${urgent} < ${isLastUrgent} or ${urgent} = ${isLastUrgent} and ${isLaterId})`;
  const [list, count] = await Promise.all([
    pool.query<Row>(
      sql`select ${raw(requestColumns(inbox))}, ${raw(inbox.columns)} from ${raw(requestTables(inbox))}
          where (${search} = '' or e.id = ${searchedId}::bigint
                 or ${raw(latinDigitsSql(inbox.searchedTextSql))} ilike ${toLikePattern(search)}
                 or ${raw(digitsSql(inbox.searchedPhoneSql))} like ${phonePattern})
            and ${statusCondition} and (${after}::bigint is null or ${nextPageCondition})
          order by urgent desc, e.id ${raw(isOldestFirst ? "" : "desc")} limit ${adminPageSize + 1}`,
    ),
    pool.query<{ open: number }>(
      `select count(*) as open from (
         select from ${inbox.table} where status in ('new', 'in_hand') limit ${maxCounted}) few`,
    ),
  ]);
  const rows = list.rows.slice(0, adminPageSize);
  const next = list.rows.length > adminPageSize ? (rows.at(-1)?.id ?? null) : null;
  return { data: rows.map(toRequest), meta: { next, open: count.rows[0]?.open ?? 0 } };
}

/** SQL that counts the requests of an inbox for the dashboard, as one JSON object. */
export const countRequestsSql = ({ table }: InboxTable) =>
  `select json_build_object(
     'total', count(*), 'open', count(*) filter (where status in ('new', 'in_hand'))
   ) from ${table}`;

/**
 * SQL: as `countRequestsSql` for messages, with `answers`: how many of the last `countedDays` had to be answered by
 * now, and how many were answered in time.
 */
export const countMessagesSql = () =>
  `select json_build_object('total', count(*), 'open', count(*) filter (where status in ('new', 'in_hand')), 'answers', (
     select json_build_object('wanted', count(*), 'in_time', count(*) filter (where answered_at <= answer_by))
     from answer_deadlines where created_at > now() - make_interval(days => ${countedDays})
       and (answered_at is not null or answer_by < now())
   )) from ${messages.table}`;
