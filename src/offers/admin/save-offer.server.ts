import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { keyWithHash } from "#src/platform/http/idempotency-key.server.ts";
import { undoMinutes } from "../rules.ts";
import type { AdminOffer } from "./contract.ts";
import { aboutOffer, journalFields, lockOffer, readOffer } from "./offer-rows.server.ts";
import type { newOffer, offerChange, offerVersion } from "./schemas.ts";

type ParsedOffer = z.output<typeof newOffer>;

/** Creates an offer, once by `Idempotency-Key`. Refuses an end in the past, and categories and products that are gone. */
export async function createOffer(
  fields: ParsedOffer,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOffer }> {
  const { shop, viewer } = context;
  const key = `${viewer.id} ${keyWithHash(context, fields)}`;
  const data = await inTransaction(shop.database, async (client) => {
    const { starts, ends } = await datesOf(client, fields);
    const { rows } = await client.query<{ id: number }>(
      sql`insert into offers (kind, name_en, name_bn, percent, amount_poisha, applies_to, starts_at, ends_at, idempotency_key)
          values (${fields.kind}, ${fields.name_en}, ${fields.name_bn}, ${fields.percent}, ${poishaOf(fields)},
            ${fields.applies_to}, ${starts}, ${ends}, ${key})
          on conflict (idempotency_key) do nothing returning id`,
    );
    if (!rows[0]) return createdBefore(client, key);
    await writeTargets(client, rows[0].id, fields);
    const offer = await readOffer(client, rows[0].id);
    await record(client, viewer, {
      action: "offer.created",
      subject: aboutOffer(offer),
      after: journalFields(offer),
    });
    return offer;
  });
  shop.queues.wake();
  return { data };
}

async function createdBefore(client: PoolClient, key: string): Promise<AdminOffer> {
  const { rows } = await client.query<{ id: number }>("select id from offers where idempotency_key = $1", [
    key,
  ]);
  return readOffer(client, rows[0]?.id ?? 0);
}

/**
 * Changes an offer; one that has begun keeps its start. Throws `not_found`, `changed` on another version, and
 * `offer_not_running` once it has been over for `undoMinutes`.
 */
export async function changeOffer(
  { id, version, ...fields }: z.output<typeof offerChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminOffer }> {
  const data = await inTransaction(shop.database, async (client) => {
    const was = await lockOffer(client, { id, version });
    const { starts, ends, now } = await datesOf(client, fields, was);
    if (was.ends_at && Date.parse(was.ends_at) < now.getTime() - undoMinutes * 60_000)
      throw new Problem("offer_not_running", m.offers_is_over());
    await client.query(
      sql`update offers set kind = ${fields.kind}, name_en = ${fields.name_en}, name_bn = ${fields.name_bn},
            percent = ${fields.percent}, amount_poisha = ${poishaOf(fields)}, applies_to = ${fields.applies_to},
            starts_at = ${starts}, ends_at = ${ends}, version = version + 1, changed_at = now()
          where id = ${id}`,
    );
    await writeTargets(client, id, fields);
    const offer = await readOffer(client, id);
    await record(client, viewer, {
      action: "offer.changed",
      subject: aboutOffer(offer),
      before: journalFields(was),
      after: journalFields(offer),
    });
    return offer;
  });
  shop.queues.wake();
  return { data };
}

/** Throws `not_found`, `changed` on another version, and `offer_not_running`. */
export async function endOffer(
  { id, version }: z.output<typeof offerVersion>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminOffer }> {
  const data = await inTransaction(shop.database, async (client) => {
    const was = await lockOffer(client, { id, version });
    if (was.state !== "running") throw new Problem("offer_not_running", m.offers_not_running());
    await client.query(
      "update offers set ends_at = now(), version = version + 1, changed_at = now() where id = $1",
      [id],
    );
    const offer = await readOffer(client, id);
    await record(client, viewer, {
      action: "offer.ended",
      subject: aboutOffer(offer),
      before: { ends_at: was.ends_at },
      after: { ends_at: offer.ends_at },
    });
    return offer;
  });
  shop.queues.wake();
  return { data };
}

/** Deletes an offer that does not begin within the next seconds. Throws `not_found`, `changed`, and `offer_begun`. */
export async function removeOffer(
  { id, version }: z.output<typeof offerVersion>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  await inTransaction(shop.database, async (client) => {
    const was = await lockOffer(client, { id, version });
    // Prices are charged from the second it begins: by then it must be gone or stay.
    const { rowCount } = await client.query(
      "delete from offers where id = $1 and starts_at > clock_timestamp() + interval '5 seconds'",
      [id],
    );
    if (rowCount !== 1) throw new Problem("offer_begun", m.offers_has_begun());
    await record(client, viewer, {
      action: "offer.removed",
      subject: aboutOffer(was),
      before: journalFields(was),
    });
  });
  return { success: true };
}

const poishaOf = ({ amount }: Pick<ParsedOffer, "amount">) => (amount === null ? null : toPoisha(amount));

/** Start and end by the database's clock: an offer that has begun keeps its start, and none begins in the past. */
async function datesOf(
  client: PoolClient,
  { starts_at, ends_at }: Pick<ParsedOffer, "starts_at" | "ends_at">,
  was?: AdminOffer,
): Promise<{ starts: Date; ends: Date | null; now: Date }> {
  const { rows } = await client.query<{ now: Date }>("select now() as now");
  const now = rows[0]?.now ?? new Date();
  const begun = was && Date.parse(was.starts_at) <= now.getTime();
  const starts = begun
    ? new Date(was.starts_at)
    : new Date(Math.max(now.getTime(), starts_at ? Date.parse(starts_at) : 0));
  const ends = ends_at === null ? null : new Date(ends_at);
  if (ends && ends <= now) refuse("ends_at", m.offers_end_past());
  if (ends && ends <= starts) refuse("ends_at", m.entry_until_before_from());
  return { starts, ends, now };
}

async function writeTargets(client: PoolClient, id: number, fields: ParsedOffer): Promise<void> {
  const categories = fields.applies_to === "categories" ? [...new Set(fields.categories)] : [];
  const products = fields.applies_to === "products" ? [...new Set(fields.products)] : [];
  const held = {
    categories: await client.query(
      "select from categories where id = any($1::bigint[]) order by id for key share",
      [categories],
    ),
    products: await client.query(
      "select from products where id = any($1::bigint[]) order by id for key share",
      [products],
    ),
  };
  const lost = products.length - (held.products.rowCount ?? 0);
  if (held.categories.rowCount !== categories.length) refuse("categories", m.offers_category_gone());
  if (lost > 0) refuse("products", m.offers_products_gone({ count: number(lost) }));
  await client.query("delete from offer_categories where offer_id = $1", [id]);
  await client.query("delete from offer_products where offer_id = $1", [id]);
  await client.query("insert into offer_categories select $1, unnest($2::bigint[])", [id, categories]);
  await client.query("insert into offer_products select $1, unnest($2::bigint[])", [id, products]);
}

function refuse(field: keyof ParsedOffer, message: string): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}
