import sql from "sql-template-tag";
import type { z } from "zod";
import { mayWorkIn, type Viewer } from "#src/api/viewer.ts";
import { toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type JournalAction, type JournalKind, journalKinds } from "../actions.ts";
import type { JournalFields } from "../record.server.ts";
import type { JournalList } from "./contract.ts";
import type { journalQuery } from "./schemas.ts";

type JournalRecord = {
  id: number;
  at: Date;
  user_id: number | null;
  user_name: string | null;
  key_name: string | null;
  action: JournalAction;
  kind: JournalKind;
  subject_id: string;
  subject_name: string;
  before: JournalFields;
  after: JournalFields;
};

const linesPerPage = 50;

/** A page of the journal, newest first; only of kinds that the viewer works with. */
export async function listJournal(
  { kind, subject, user, search = "", before }: z.output<typeof journalQuery>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<JournalList> {
  const visibleKinds = Object.entries(journalKinds).filter(([, part]) => mayWorkIn(viewer, part));
  const kinds = visibleKinds.map(([name]) => name).filter((name) => !kind || name === kind);
  // One more line than shown, to see whether there is a next page.
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<JournalRecord>(
      sql`select id, at, user_id, user_name, key_name, action, kind, subject_id, subject_name, before, after
          from journal
          where kind = any(${kinds})
            and (${subject}::text is null or subject_id = ${subject})
            and (${user}::bigint is null or user_id = ${user})
            and (${search} = '' or (subject_name || ' ' || coalesce(user_name, '')) ilike ${toLikePattern(search)})
            and (${before}::bigint is null or id < ${before})
          order by id desc limit ${linesPerPage + 1}`,
    ),
  );
  const data = rows
    .slice(0, linesPerPage)
    .map(({ at, user_id, user_name, key_name, subject_id, subject_name, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by:
        user_id === null
          ? null
          : { id: user_id, name: user_name ?? "", ...(key_name !== null && { key: key_name }) },
      subject: { id: subject_id, name: subject_name },
    }));
  return { data, meta: { next: rows.length > linesPerPage ? (data.at(-1)?.id ?? null) : null } };
}
