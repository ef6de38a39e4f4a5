import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { recordAll } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { normaliseTerm } from "./check-synonym.server.ts";
import type { Synonym, SynonymWords } from "./contract.ts";
import { maxSynonyms } from "./rules.ts";
import type { synonymsToRemove } from "./schemas.ts";
import { suggestedSynonymsText } from "./suggested-synonyms-text.ts";

const parseTerms = (text = "") =>
  text
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);

/** Each line of the text is `word, word > kind, kind`. */
const suggestedSynonyms: SynonymWords[] = suggestedSynonymsText
  .trim()
  .split("\n")
  .map((line) => {
    const [words, kinds] = line.split(">");
    return { words: parseTerms(words), kinds: parseTerms(kinds) };
  });

/** The number of suggested synonyms that are missing in the shop. */
export async function countSuggestedSynonyms(
  _: object,
  { shop }: ApiContext,
): Promise<{ data: { count: number } }> {
  return { data: { count: (await findMissing(shop.database.pool)).length } };
}

/** Adds the missing suggested synonyms; returns their ids. Throws above the maximum number of synonyms. */
export async function addSuggestedSynonyms(
  _: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: { ids: number[] } }> {
  return inTransaction(shop.database, async (client) => {
    // Serialises concurrent runs: the second one finds nothing to add.
    await client.query("lock table search_synonyms in share row exclusive mode");
    const entries = await findMissing(client);
    const { rows } = await client.query<Synonym>(
      `insert into search_synonyms (words, kinds)
       select array(select jsonb_array_elements_text(entry -> 'words')),
              array(select jsonb_array_elements_text(entry -> 'kinds'))
       from jsonb_array_elements($1::jsonb) entry
       where (select count(*) from search_synonyms) + jsonb_array_length($1::jsonb) <= $2
       returning id, words, kinds, version`,
      [JSON.stringify(entries), maxSynonyms],
    );
    if (rows.length < entries.length)
      throw new Problem("invalid_fields", m.synonym_full({ max: formatNumber(maxSynonyms) }));
    await recordAll(
      client,
      viewer,
      rows.map(({ id, words, kinds }) => ({
        action: "synonym.created",
        subject: { id, name: words[0] ?? "" },
        after: { words, kinds },
      })),
    );
    return { success: true, data: { ids: rows.map(({ id }) => id) } };
  });
}

/** Deletes those of the synonyms that are unchanged since they were added: the first version is 1. */
export async function removeUnchangedSynonyms(
  { ids }: z.output<typeof synonymsToRemove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<Pick<Synonym, "id" | "words" | "kinds">>(
      "delete from search_synonyms where id = any($1::bigint[]) and version = 1 returning id, words, kinds",
      [ids],
    );
    await recordAll(
      client,
      viewer,
      rows.map(({ id, words, kinds }) => ({
        action: "synonym.removed",
        subject: { id, name: words[0] ?? "" },
        before: { words, kinds },
      })),
    );
    return { success: true };
  });
}

/** The suggested synonyms none of whose words, normalised, is in an entry. */
async function findMissing(client: Pick<PoolClient, "query">): Promise<SynonymWords[]> {
  const { rows } = await client.query<Pick<Synonym, "words">>("select words from search_synonyms");
  const normalise = (word: string) => normaliseTerm(word).join(" ");
  const knownWords = new Set(rows.flatMap(({ words }) => words.map(normalise)));
  return suggestedSynonyms.filter(({ words }) => !words.some((word) => knownWords.has(normalise(word))));
}
