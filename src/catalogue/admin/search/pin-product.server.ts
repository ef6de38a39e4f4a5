import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { toCountableTerm } from "#src/catalogue/search/count-searches.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { maxPinnedTerms, maxPins } from "./rules.ts";
import type { searchPin } from "./schemas.ts";

/** Pins a product to a term, or unpins it; idempotent. Throws on a term without a word and on too many pins. */
export async function pinProduct(
  { term: text, product_id, pinned }: z.output<typeof searchPin>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  const term = toCountableTerm(text);
  if (!term) throw toFieldProblem("term", m.pin_no_term());
  return inTransaction(shop.database, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('search pins', 0))");
    const { rows: products } = await client.query<{ name: string }>(
      "select name_en as name from products where id = $1",
      [product_id],
    );
    const [product] = products;
    if (!product) throw new Problem("not_found", m.product_not_found());
    if (pinned) await checkPinLimits(client, term, product_id);
    const { rowCount } = pinned
      ? await client.query(
          "insert into search_pins (term, product_id) values ($1, $2) on conflict do nothing",
          [term, product_id],
        )
      : await client.query("delete from search_pins where term = $1 and product_id = $2", [term, product_id]);
    if (rowCount)
      await record(client, viewer, {
        action: pinned ? "search_term.pinned" : "search_term.unpinned",
        subject: { id: term, name: term },
        before: pinned ? undefined : { product: product.name },
        after: pinned ? { product: product.name } : undefined,
      });
    return { success: true };
  });
}

/** Throws if the term has too many other pins, or too many other terms have pins. */
async function checkPinLimits(client: PoolClient, term: string, productId: number): Promise<void> {
  const { rows } = await client.query<{ own: number; others: number }>(
    `select count(*) filter (where term = $1 and product_id <> $2)::int as own,
            (count(distinct term) filter (where term <> $1))::int as others from search_pins`,
    [term, productId],
  );
  const { own = 0, others = 0 } = rows[0] ?? {};
  if (own >= maxPins) throw toFieldProblem("product_id", m.pin_full({ max: formatNumber(maxPins) }));
  if (others >= maxPinnedTerms)
    throw toFieldProblem("term", m.pin_terms_full({ max: formatNumber(maxPinnedTerms) }));
}

const toFieldProblem = (field: string, message: string) =>
  new Problem("invalid_fields", message, { errors: { [field]: message } });
