import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { LiveIndex } from "#src/catalogue/search/live/live-index.server.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { SynonymEntry } from "#src/search/query/synonyms.ts";
import { findBest, type SearchIndex } from "#src/search/search.ts";
import { findAdminProducts } from "../product-row.server.ts";
import { validateSynonym } from "./check-synonym.server.ts";
import type { SynonymTried } from "./contract.ts";
import type { synonymTrial } from "./schemas.ts";

const maxShownProducts = 4;

/** The results for each word now and with these synonyms, from a temporary index. Throws on invalid synonyms. */
export async function tryOutSynonym(
  { id, ...submittedWords }: z.output<typeof synonymTrial>,
  { shop }: ApiContext,
  index: LiveIndex,
): Promise<{ data: SynonymTried[] }> {
  const words = validateSynonym(submittedWords);
  const { rows } = await shop.database.pool.query<SynonymEntry>(
    "select words, kinds from search_synonyms where id is distinct from $1::bigint order by id",
    [id ?? null],
  );
  const currentIndex = index.current;
  const draftIndex = index.withSynonyms([...rows, words]);
  if (!currentIndex || !draftIndex) throw new Problem("not_ready", m.synonym_not_ready());
  const triedTerms = words.words.map((term) => ({
    term,
    before: findBestExact(currentIndex, term),
    after: findBestExact(draftIndex, term),
  }));
  const products = await findAdminProducts(shop.database.pool, [
    ...new Set(triedTerms.flatMap(({ before, after }) => [...before.ids, ...after.ids])),
  ]);
  const toTrialResult = (result: BestResult, otherResult: BestResult) => ({
    total: result.total,
    products: result.ids.flatMap((productId) => {
      const product = products.get(productId);
      if (!product) return [];
      const { names, image, tint } = product;
      return { id: productId, names, image, tint, isOnlyHere: !otherResult.ids.includes(productId) };
    }),
  });
  const data = triedTerms.map(({ term, before, after }) => ({
    term,
    before: toTrialResult(before, after),
    after: toTrialResult(after, before),
  }));
  return { data };
}

type BestResult = { ids: number[]; total: number };

/** The best exact matches; fuzzy matches count as no result. */
function findBestExact(index: SearchIndex, term: string): BestResult {
  const { ids, total, exact } = findBest(index, term, maxShownProducts);
  return exact ? { ids, total } : { ids: [], total: 0 };
}
