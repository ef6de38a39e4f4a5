import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { Viewer } from "../api/viewer.ts";
import { type JournalAction, type JournalValue, kindOf } from "./actions.ts";
import type { JournalField } from "./admin/field-labels.ts";

export type JournalFields<Name extends string = JournalField> = Partial<Record<Name, JournalValue>>;

/** `Name` are the names of its fields, for things with fields of their own. */
export type JournalEntry<Name extends string = JournalField> = {
  action: JournalAction;
  /** What was changed: its id, and its name or number at that time. */
  subject: { id: string | number; name: string };
  /** Fields before and after; equal ones are left out. */
  before?: JournalFields<Name>;
  after?: JournalFields<Name>;
};

/** Who acts: a user, or an API key for them. */
type Actor = Pick<Viewer, "id" | "name" | "key">;

/** Writes many lines at once, each as `record`. */
export async function recordAll<Name extends string = JournalField>(
  client: Pick<PoolClient, "query">,
  { id, name, key }: Actor,
  entries: NoInfer<JournalEntry<Name>[]>,
): Promise<void> {
  const lines = entries.map(({ action, subject, before, after }) => ({
    action,
    kind: kindOf(action),
    subject_id: String(subject.id),
    subject_name: subject.name,
    before: changedFields(before, after),
    after: changedFields(after, before),
  }));
  await client.query(
    `insert into journal (user_id, user_name, key_id, key_name, action, kind, subject_id, subject_name, before, after)
     select $1, $2, $4, $5, l.action, l.kind, l.subject_id, l.subject_name, l.before, l.after
     from json_populate_recordset(null::journal, $3) l`,
    [id, name, JSON.stringify(lines), key?.id, key?.name],
  );
}

/** Adds a line in `client`'s transaction, unless `before` equals `after`. `viewer` is null for the command line. */
export async function record<Name extends string = JournalField>(
  client: Pick<PoolClient, "query">,
  viewer: Actor | null,
  { action, subject, before, after }: NoInfer<JournalEntry<Name>>,
): Promise<void> {
  const changedBefore = changedFields(before, after);
  const changedAfter = changedFields(after, before);
  if (before && after && Object.keys({ ...changedBefore, ...changedAfter }).length === 0) return;
  await client.query(
    sql`insert into journal (user_id, user_name, key_id, key_name, action, kind, subject_id, subject_name, before, after)
        values (${viewer?.id}, ${viewer?.name}, ${viewer?.key?.id}, ${viewer?.key?.name}, ${action},
          ${kindOf(action)}, ${String(subject.id)}, ${subject.name},
          ${JSON.stringify(changedBefore)}, ${JSON.stringify(changedAfter)})`,
  );
}

/** Removes the name of a deleted user from the journal. */
export async function anonymizeJournal(client: Pick<PoolClient, "query">, user: Viewer): Promise<void> {
  await client.query(
    `update journal set
       user_name = case when user_id = $1::bigint then 'Deleted customer' else user_name end,
       subject_name = case when kind in ('user', 'staff') and subject_id = $1::bigint::text then 'Deleted customer'
                           else subject_name end
     where user_id = $1::bigint or (kind in ('user', 'staff') and subject_id = $1::bigint::text)`,
    [user.id],
  );
}

/** The fields whose values differ from those of the other fields. */
const changedFields = <Name extends string>(
  fields: JournalFields<Name> = {},
  otherFields: JournalFields<Name> = {},
) =>
  Object.fromEntries(
    Object.entries<JournalValue | undefined>(fields).filter(
      ([name, value]) => !isSameValue(value, otherFields[name as Name]),
    ),
  );

const isSameValue = (one: JournalValue | undefined, other: JournalValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
