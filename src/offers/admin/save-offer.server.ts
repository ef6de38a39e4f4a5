import type { PoolClient } from "pg";
import sql, { raw } from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readKeyWithHash } from "#src/platform/http/idempotency-key.server.ts";
import { undoMinutes } from "../rules.ts";
import type { AdminOffer } from "./contract.ts";
import { lockOffer, readOffer, toJournalFields, toJournalSubject } from "./offer-rows.server.ts";
import type { newOffer, offerChange, offerVersion } from "./schemas.ts";

type ParsedOffer = z.output<typeof newOffer>;

/** Creates an offer, once per `Idempotency-Key`. Refuses an end in the past, and deleted categories and products. */
export async function createOffer(
  fields: ParsedOffer,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOffer }> {
  const { shop, viewer } = context;
  const key = `${viewer.id} ${readKeyWithHash(context, fields)}`;
  const data = await inTransaction(shop.database, async (client) => {
    const { starts, ends } = await resolveDates(client, fields);
    const { rows } = await client.query<{ id: number }>(
      sql`insert into offers (kind, name_en, name_bn, percent, amount_poisha, is_cheapest_free, pieces, from_poisha, applies_to,
            needs_code, max_uses, max_uses_per_customer, max_uses_per_mobile, is_first_order_only, starts_at, ends_at, idempotency_key)
          values (${fields.kind}, ${fields.name_en}, ${fields.name_bn}, ${fields.percent}, ${toPoishaOrNull(fields.amount)},
            ${fields.cheapest_free}, ${fields.pieces}, ${toPoishaOrNull(fields.from) ?? 0}, ${fields.applies_to}, ${fields.needs_code},
            ${fields.max_uses}, ${fields.max_uses_per_customer}, ${fields.max_uses_per_mobile}, ${fields.first_order_only},
            ${starts}, ${ends}, ${key})
          on conflict (idempotency_key) do nothing returning id`,
    );
    if (!rows[0]) return findCreatedOffer(client, key);
    await writeTargets(client, rows[0].id, fields);
    await writeCode(client, rows[0].id, fields);
    const offer = await readOffer(client, rows[0].id);
    await record(client, viewer, {
      action: "offer.created",
      subject: toJournalSubject(offer),
      after: toJournalFields(offer),
    });
    return offer;
  });
  shop.queues.wake();
  return { data };
}

async function findCreatedOffer(client: PoolClient, key: string): Promise<AdminOffer> {
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
    const previousOffer = await lockOffer(client, { id, version });
    const { starts, ends, now } = await resolveDates(client, fields, previousOffer);
    if (previousOffer.ends_at && Date.parse(previousOffer.ends_at) < now.getTime() - undoMinutes * 60_000)
      throw new Problem("offer_not_running", m.offers_is_over());
    if (previousOffer.state !== "coming" && fields.kind !== previousOffer.kind)
      refuse("kind", m.offers_kind_begun());
    await client.query(
      sql`update offers set kind = ${fields.kind}, name_en = ${fields.name_en}, name_bn = ${fields.name_bn},
            percent = ${fields.percent}, amount_poisha = ${toPoishaOrNull(fields.amount)}, is_cheapest_free = ${fields.cheapest_free},
            pieces = ${fields.pieces}, from_poisha = ${toPoishaOrNull(fields.from) ?? 0}, applies_to = ${fields.applies_to},
            needs_code = ${fields.needs_code}, max_uses = ${fields.max_uses}, max_uses_per_customer = ${fields.max_uses_per_customer},
            max_uses_per_mobile = ${fields.max_uses_per_mobile}, is_first_order_only = ${fields.first_order_only},
            starts_at = ${starts}, ends_at = ${ends}, version = version + 1, changed_at = now()
          where id = ${id}`,
    );
    await writeTargets(client, id, fields);
    await writeCode(client, id, fields, previousOffer);
    const offer = await readOffer(client, id);
    await record(client, viewer, {
      action: "offer.changed",
      subject: toJournalSubject(offer),
      before: toJournalFields(previousOffer),
      after: toJournalFields(offer),
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
    const previousOffer = await lockOffer(client, { id, version });
    if (previousOffer.state !== "running") throw new Problem("offer_not_running", m.offers_not_running());
    await client.query(
      "update offers set ends_at = now(), version = version + 1, changed_at = now() where id = $1",
      [id],
    );
    const offer = await readOffer(client, id);
    await record(client, viewer, {
      action: "offer.ended",
      subject: toJournalSubject(offer),
      before: { ends_at: previousOffer.ends_at },
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
    const removedOffer = await lockOffer(client, { id, version });
    // Prices are charged from the second it begins: by then it must be gone or stay.
    const { rowCount } = await client.query(
      "delete from offers where id = $1 and starts_at > clock_timestamp() + interval '5 seconds'",
      [id],
    );
    if (rowCount !== 1) throw new Problem("offer_begun", m.offers_has_begun());
    await record(client, viewer, {
      action: "offer.removed",
      subject: toJournalSubject(removedOffer),
      before: toJournalFields(removedOffer),
    });
  });
  return { success: true };
}

const toPoishaOrNull = (taka: number | null) => (taka === null ? null : toPoisha(taka));

/** Start and end by the database's clock: an offer that has begun keeps its start, and none begins in the past. */
async function resolveDates(
  client: PoolClient,
  { starts_at, ends_at }: Pick<ParsedOffer, "starts_at" | "ends_at">,
  previousOffer?: AdminOffer,
): Promise<{ starts: Date; ends: Date | null; now: Date }> {
  const { rows } = await client.query<{ now: Date }>("select now() as now");
  const databaseNow = rows[0]?.now ?? new Date();
  const hasBegun = previousOffer && Date.parse(previousOffer.starts_at) <= databaseNow.getTime();
  const starts = hasBegun
    ? new Date(previousOffer.starts_at)
    : new Date(Math.max(databaseNow.getTime(), starts_at ? Date.parse(starts_at) : 0));
  const ends = ends_at === null ? null : new Date(ends_at);
  if (ends && ends <= databaseNow) refuse("ends_at", m.offers_end_past());
  if (ends && ends <= starts) refuse("ends_at", m.entry_until_before_from());
  return { starts, ends, now: databaseNow };
}

async function writeTargets(client: PoolClient, id: number, fields: ParsedOffer): Promise<void> {
  const categories = fields.applies_to === "categories" ? [...new Set(fields.categories)] : [];
  const products = fields.applies_to === "products" ? [...new Set(fields.products)] : [];
  const areas = fields.applies_to === "areas" ? [...new Set(fields.areas)] : [];
  if ((await lockAndCount(client, "categories", categories)) !== categories.length)
    refuse("categories", m.offers_category_gone());
  const missingCount = products.length - (await lockAndCount(client, "products", products));
  if (missingCount > 0) refuse("products", m.offers_products_gone({ count: formatNumber(missingCount) }));
  if ((await lockAndCount(client, "delivery_areas", areas)) !== areas.length)
    refuse("areas", m.offers_area_gone());
  await client.query("delete from offer_categories where offer_id = $1", [id]);
  await client.query("delete from offer_products where offer_id = $1", [id]);
  await client.query("delete from offer_areas where offer_id = $1", [id]);
  await client.query("insert into offer_categories select $1, unnest($2::bigint[])", [id, categories]);
  await client.query("insert into offer_products select $1, unnest($2::bigint[])", [id, products]);
  await client.query("insert into offer_areas select $1, unnest($2::bigint[])", [id, areas]);
}

/** Locks the rows with these ids until the end of the transaction, and counts them. */
async function lockAndCount(
  client: PoolClient,
  table: "categories" | "products" | "delivery_areas",
  ids: number[],
): Promise<number> {
  const { rowCount } = await client.query(
    sql`select from ${raw(table)} where id = any(${ids}::bigint[]) order by id for key share`,
  );
  return rowCount ?? 0;
}

/** Replaces the code for everybody; codes for one use each that were given out stay valid. */
async function writeCode(
  client: PoolClient,
  id: number,
  { needs_code: needsCode, code }: ParsedOffer,
  previousOffer?: AdminOffer,
): Promise<void> {
  if (previousOffer && previousOffer.codes_created > 0 && (!needsCode || code !== null))
    refuse("needs_code", m.offers_codes_given_out({ count: formatNumber(previousOffer.codes_created) }));
  if (code === (previousOffer?.code ?? null)) return;
  await client.query("delete from offer_codes where offer_id = $1 and max_uses is null", [id]);
  if (code === null) return;
  // The word of an offer that is over may be used again.
  const { rowCount } = await client.query(
    `insert into offer_codes as c (code, offer_id) values ($1, $2)
     on conflict (code) do update set offer_id = excluded.offer_id
     where c.max_uses is null and exists (select from offers o where o.id = c.offer_id and o.ends_at <= now())`,
    [code, id],
  );
  if (rowCount === 1) return;
  const { rows } = await client.query<{ name: string }>(
    `select name_${locale()} as name from offer_codes join offers on id = offer_id where code = $1`,
    [code],
  );
  refuse("code", m.offers_code_taken({ name: rows[0]?.name ?? code }));
}

function refuse(field: keyof ParsedOffer, message: string): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}
