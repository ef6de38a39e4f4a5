import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { id, line, moment } from "#src/api/schemas.ts";
import { type JournalKind, journalActions, journalKinds } from "../actions.ts";

const kinds = Object.keys(journalKinds) as [JournalKind, ...JournalKind[]];

/** Filters: kind, one object of it, user, words; `before` is a cursor. */
export const journalQuery = z.object({
  kind: z.enum(kinds).optional(),
  subject: line(100).optional(),
  user: id.optional(),
  search: line(maxSearch).optional(),
  before: id.optional(),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const fields = z.record(z.string(), value);

export const journalLine = z.object({
  id: z.int(),
  at: moment,
  /** Null: the command line. */
  by: z
    .object({
      id: z.int(),
      name: z.string(),
      /** The name of the API key that acted for the user. */
      key: z.string().optional(),
    })
    .nullable(),
  action: z.enum(journalActions),
  kind: z.enum(kinds),
  subject: z.object({ id: z.string(), name: z.string() }),
  before: fields,
  after: fields,
});

/** `meta.next` is the cursor for `before`; null at the end. */
export const journalList = z.object({
  data: z.array(journalLine),
  meta: z.object({ next: z.int().nullable() }),
});
