import type { PoolClient } from "pg";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { PictureFailure } from "./picture-rules.ts";
import { restorePictures } from "./replaced-pictures.server.ts";

/** A picture reserved by this process; another process may take over after the lease. */
export type ReservedPicture = {
  import_id: number;
  /** The row of the import, and the place among its pictures. */
  row: number;
  place: number;
  url: string;
  host: string;
  /** The number of attempts, with the one that begins. */
  attempts: number;
  /** Why the last attempt failed; null before it. */
  reason: PictureFailure | null;
  product_id: number;
  user_id: number;
};

/** Must be longer than it takes to fetch and encode one picture. */
const leaseInterval = "2 minutes";
const maxAttempts = 3;

/** Whether the host was given up, so that the picture fails without another attempt. */
export const isGivenUp = ({ attempts }: ReservedPicture): boolean => attempts > maxAttempts;

/** Call after an import has merged its rows: queues the pictures of its products. */
export async function queuePictures(client: PoolClient, id: number): Promise<void> {
  await client.query(
    `update product_import_pictures f set state = 'waiting', due_at = now()
     from product_import_rows r where f.import_id = $1 and f.state = 'staged'
       and r.import_id = f.import_id and r.row = f.row and r.product_id is not null and r.state in ('merged', 'same')`,
    [id],
  );
}

/** SQL: rows whose products lose the pictures of a reverted import. */
const isRevertedSql = "r.state in ('undone', 'same') and r.product_id is not null";

/**
 * Call after the rows of an import were reverted, until it returns 0. Removes from at most `most` of its
 * products the pictures that only this import added, and cancels pictures still to be fetched. Returns the
 * number of products.
 */
export async function revertPictures(client: PoolClient, id: number, most: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct coalesce(r.product_id, 0) as id from product_import_pictures f
       join product_import_rows r on r.import_id = f.import_id and r.row = f.row
     where f.import_id = $1 and ${isRevertedSql} order by 1 limit $2`,
    [id, most],
  );
  if (rows.length === 0) {
    await client.query("delete from product_import_pictures where import_id = $1", [id]);
    return 0;
  }
  const ids = rows.map((row) => row.id);
  await client.query("select from products where id = any($1) order by id for no key update", [ids]);
  const importedPictures = await findPicturesOnlyFrom(client, id, ids);
  const values = [
    importedPictures.map(({ product_id }) => product_id),
    importedPictures.map(({ image }) => image),
  ];
  const importedPicturesSql = "unnest($1::bigint[], $2::text[]) as g (product_id, image)";
  // A product whose first picture came from the import gets its category's picture, until an older one is restored.
  const { rows: productsWithoutPicture } = await client.query<{ id: number }>(
    `update products p set image = c.icon, updated_at = now() from categories c, ${importedPicturesSql}
     where c.id = p.category_id and g.product_id = p.id and g.image = p.image returning p.id`,
    values,
  );
  await client.query(
    `delete from product_pictures q using ${importedPicturesSql} where g.product_id = q.product_id and g.image = q.image`,
    values,
  );
  await restorePictures(
    client,
    productsWithoutPicture.map((row) => row.id),
  );
  await client.query(
    `delete from product_import_pictures f using product_import_rows r
     where f.import_id = $1 and r.import_id = f.import_id and r.row = f.row and ${isRevertedSql} and r.product_id = any($2)`,
    [id, ids],
  );
  return ids.length;
}

/** The fetched pictures of these products that no other import has fetched as well. */
async function findPicturesOnlyFrom(client: PoolClient, id: number, ids: number[]) {
  const { rows } = await client.query<{ product_id: number; image: string }>(
    `select coalesce(r.product_id, 0) as product_id, coalesce(f.image, '') as image from product_import_pictures f
       join product_import_rows r on r.import_id = f.import_id and r.row = f.row
     where f.state = 'fetched' and f.image is not null and r.product_id = any($2)
     group by r.product_id, f.image having bool_and(f.import_id = $1)`,
    [id, ids],
  );
  return rows;
}

/** Reserves the next picture that is due. */
export async function reservePicture(queries: Queries): Promise<ReservedPicture | undefined> {
  const { rows } = await queries.query<ReservedPicture>(
    `update product_import_pictures f set due_at = now() + interval '${leaseInterval}', attempts = f.attempts + 1
     from (
       select w.import_id, w.row, w.place from product_import_pictures w
       where w.state = 'waiting' and w.due_at <= now() order by w.due_at limit 1 for update skip locked
     ) next, product_import_rows r, product_imports i
     where f.import_id = next.import_id and f.row = next.row and f.place = next.place
       and r.import_id = f.import_id and r.row = f.row and i.id = f.import_id
     returning f.import_id, f.row, f.place, f.url, f.host, f.attempts, f.reason,
       coalesce(r.product_id, 0) as product_id, i.user_id`,
  );
  return rows[0];
}

export async function saveFetchedPicture(
  queries: Queries,
  picture: ReservedPicture,
  image: string,
): Promise<void> {
  await queries.query(
    `update product_import_pictures set state = 'fetched', image = $4, reason = null
     where import_id = $1 and row = $2 and place = $3`,
    [picture.import_id, picture.row, picture.place, image],
  );
}

/** Stores why a picture was not fetched. It is tried again later, unless `isFinal` or after `maxAttempts`. */
export async function failPicture(
  queries: Queries,
  picture: ReservedPicture,
  { reason, isFinal }: { reason: PictureFailure; isFinal: boolean },
): Promise<void> {
  const pauseMinutes = 4 ** (picture.attempts - 1);
  const hasFailed = isFinal || picture.attempts >= maxAttempts;
  await queries.query(
    `update product_import_pictures set state = $4, reason = $5, due_at = greatest(due_at, now() + make_interval(mins => $6))
     where import_id = $1 and row = $2 and place = $3`,
    [picture.import_id, picture.row, picture.place, hasFailed ? "failed" : "waiting", reason, pauseMinutes],
  );
}

/** Releases a picture that could not be tried; the attempt does not count. */
export async function releasePicture(queries: Queries, picture: ReservedPicture): Promise<void> {
  await queries.query(
    `update product_import_pictures set attempts = attempts - 1, due_at = now() + interval '10 seconds'
     where import_id = $1 and row = $2 and place = $3`,
    [picture.import_id, picture.row, picture.place],
  );
}

/** SQL: the waiting pictures of host $1, except those whose outcome is being stored. */
const waitingPicturesSql =
  "(select import_id, row, place from product_import_pictures where state = 'waiting' and host = $1 for update skip locked) w";
const isSamePictureSql = "f.import_id = w.import_id and f.row = w.row and f.place = w.place";

/** Postpones all waiting pictures of a host that did not answer, so that they do not delay the others. */
export async function postponeHost(
  queries: Queries,
  { host }: ReservedPicture,
  { reason, minutes }: { reason: PictureFailure; minutes: number },
): Promise<void> {
  await queries.query(
    `update product_import_pictures f set due_at = greatest(f.due_at, now() + make_interval(mins => $3)), reason = $2
     from ${waitingPicturesSql} where ${isSamePictureSql}`,
    [host, reason, minutes],
  );
}

/**
 * Makes all waiting pictures of a host fail when they are next reserved. Each fails in a transaction of its
 * own, which adds the fetched pictures of other hosts to its product.
 */
export async function giveUpHost(
  queries: Queries,
  { host }: ReservedPicture,
  reason: PictureFailure,
): Promise<void> {
  await queries.query(
    `update product_import_pictures f set due_at = now(), reason = $2, attempts = $3
     from ${waitingPicturesSql} where ${isSamePictureSql}`,
    [host, reason, maxAttempts],
  );
}

/** Call when a host answers again: its waiting pictures are due at once. */
export async function resumeHost(queries: Queries, { host }: ReservedPicture): Promise<void> {
  await queries.query(
    `update product_import_pictures set due_at = least(due_at, now()), reason = null
     where state = 'waiting' and host = $1`,
    [host],
  );
}

/** The time until the next picture is due, in ms; null if no picture is waiting. */
export async function msUntilNextPicture(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select greatest(0, extract(epoch from min(due_at) - now()) * 1000)::float8 as ms
     from product_import_pictures where state = 'waiting'`,
  );
  return rows[0]?.ms ?? null;
}
