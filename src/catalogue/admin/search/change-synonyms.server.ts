import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { validateSynonym } from "./check-synonym.server.ts";
import type { Synonym } from "./contract.ts";
import { maxSynonyms } from "./rules.ts";
import type { newSynonym, synonymChange, synonymRemoval } from "./schemas.ts";

/** Adds an entry, which searches use within a second, and records it in the journal. Throws on an invalid one. */
export async function addSynonym(
  submittedWords: z.output<typeof newSynonym>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: Synonym }> {
  const after = validateSynonym(submittedWords);
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<Synonym>(
      `insert into search_synonyms (words, kinds) select $1::text[], $2::text[]
       where (select count(*) from search_synonyms) < $3 returning id, words, kinds, version`,
      [after.words, after.kinds, maxSynonyms],
    );
    const [data] = rows;
    if (!data) {
      const message = m.synonym_full({ max: formatNumber(maxSynonyms) });
      throw new Problem("invalid_fields", message, { errors: { words: message } });
    }
    await record(client, viewer, { action: "synonym.created", subject: toSubject(data), after });
    return { success: true, data };
  });
}

/** Changes an entry. Throws `not_found`, `changed` on another version, and on an invalid one. */
export async function editSynonym(
  { id, version, ...submittedWords }: z.output<typeof synonymChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: Synonym }> {
  const after = validateSynonym(submittedWords);
  return inTransaction(shop.database, async (client) => {
    const previousSynonym = await lockSynonym(client, id, version);
    await client.query(
      "update search_synonyms set words = $2, kinds = $3, version = version + 1 where id = $1",
      [id, after.words, after.kinds],
    );
    const data = { ...after, id, version: version + 1 };
    const before = { words: previousSynonym.words, kinds: previousSynonym.kinds };
    await record(client, viewer, { action: "synonym.changed", subject: toSubject(data), before, after });
    return { success: true, data };
  });
}

/** Deletes an entry; the journal keeps its content. Throws `not_found`, and `changed` on another version. */
export async function dropSynonym(
  { id, version }: z.output<typeof synonymRemoval>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const previousSynonym = await lockSynonym(client, id, version);
    await client.query("delete from search_synonyms where id = $1", [id]);
    const before = { words: previousSynonym.words, kinds: previousSynonym.kinds };
    await record(client, viewer, { action: "synonym.removed", subject: toSubject(previousSynonym), before });
    return { success: true };
  });
}

const toSubject = ({ id, words }: Synonym) => ({ id, name: words[0] ?? "" });

async function lockSynonym(client: PoolClient, id: number, version: number): Promise<Synonym> {
  const { rows } = await client.query<Synonym>(
    "select id, words, kinds, version from search_synonyms where id = $1 for update",
    [id],
  );
  return expectVersion(rows[0], version, { gone: m.synonym_gone(), changed: m.synonym_changed_meanwhile() });
}
