import { randomInt } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { toCsvLine } from "#src/api/csv-line.ts";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow, type Reads } from "#src/platform/database/reads-from-now.server.ts";
import { replicaWaits } from "#src/platform/database/replica.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Csv } from "#src/platform/http/serve-download.server.ts";
import { codeCharacters, codeLength } from "../rules.ts";
import type { AdminOffer } from "./contract.ts";
import { readOffer, toJournalSubject } from "./offer-rows.server.ts";
import type { codesWanted } from "./schemas.ts";

/**
 * Creates codes for one use each. Throws `not_found`, `changed` unless the offer has `created` of them,
 * `offer_not_running` once it is over, and `invalid_fields` for an offer without such codes.
 */
export async function createCodes(
  { id, created, count, prefix }: z.output<typeof codesWanted>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminOffer }> {
  const data = await inTransaction(shop.database, async (client) => {
    await client.query("select from offers where id = $1 for no key update", [id]);
    const offer = await readOffer(client, id);
    if (offer.state === "over") throw new Problem("offer_not_running", m.offers_is_over());
    if (!offer.needs_code || offer.code !== null)
      throw new Problem("invalid_fields", m.offers_codes_not_here(), {
        errors: { count: m.offers_codes_not_here() },
      });
    if (offer.codes_created !== created)
      throw new Problem("changed", m.offers_codes_changed({ count: formatNumber(offer.codes_created) }), {
        details: { now: offer },
      });
    let remaining = count;
    while (remaining > 0) remaining -= await addCodes(client, id, remaining, prefix);
    await record(client, viewer, {
      action: "offer.codes_created",
      subject: toJournalSubject(offer),
      after: { offer_codes: count },
    });
    return readOffer(client, id);
  });
  return { data };
}

/** Adds up to `count` codes, without those that exist already; returns how many. */
async function addCodes(client: PoolClient, id: number, count: number, prefix: string): Promise<number> {
  const codes = Array.from({ length: count }, () => (prefix ? `${prefix}-` : "") + randomCode());
  const { rowCount } = await client.query(
    "insert into offer_codes (code, offer_id, max_uses) select unnest($1::text[]), $2, 1 on conflict do nothing",
    [codes, id],
  );
  return rowCount ?? 0;
}

const randomCode = () =>
  Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join("");

type CodeRow = { code: string; created_at: string; order_id: number | null };

const exportBatchSize = 1_000;

/** Exports the single-use codes with the orders that used them, and records it: codes are worth money. */
export async function exportCodes(
  { id }: { id: number },
  { shop, viewer }: ApiContext<Viewer>,
  orderNumber: (id: number) => string,
): Promise<Csv> {
  const offer = await readOffer(shop.database.pool, id);
  await record(shop.database.pool, viewer, {
    action: "offer.codes_exported",
    subject: toJournalSubject(offer),
    after: { offer_codes: offer.codes_created },
  });
  const fileName = `codes-${id}-${new Date().toISOString().slice(0, 10)}.csv`;
  const rows = readCodeBatches(id, createReadsFromNow(shop.database, replicaWaits.long));
  return { fileName, lines: toCsvLines(rows, orderNumber) };
}

async function* toCsvLines(
  batches: AsyncGenerator<CodeRow[]>,
  orderNumber: (id: number) => string,
): AsyncGenerator<string> {
  yield toCsvLine(["code", "created_at", "used", "order"]);
  for await (const rows of batches)
    yield rows
      .map(({ code, created_at, order_id: order }) =>
        toCsvLine([
          code,
          created_at,
          order === null ? "no" : "yes",
          order === null ? null : orderNumber(order),
        ]),
      )
      .join("");
}

async function* readCodeBatches(id: number, reads: Reads): AsyncGenerator<CodeRow[]> {
  let lastCode = "";
  for (;;) {
    const rows: CodeRow[] = await reads((queries) => readCodes(id, lastCode, queries));
    if (rows.length === 0) return;
    yield rows;
    lastCode = rows.at(-1)?.code ?? lastCode;
  }
}

async function readCodes(id: number, lastCode: string, queries: Queries): Promise<CodeRow[]> {
  const { rows } = await queries.query<CodeRow>(
    `select c.code, to_char(c.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI') as created_at,
       (select max(r.id) from orders r where r.offer_id = c.offer_id and r.offer_code = c.code and r.status <> 'cancelled') as order_id
     from offer_codes c where c.offer_id = $1 and c.max_uses is not null and c.code > $2 order by c.code limit ${exportBatchSize}`,
    [id, lastCode],
  );
  return rows;
}
