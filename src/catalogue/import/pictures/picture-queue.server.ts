import type { PoolClient } from "pg";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { PictureFailure } from "./picture-rules.ts";
import { restorePictures } from "./replaced-pictures.server.ts";

/** A picture that this process fetches; another one takes over after the lease. */
export type TakenPicture = {
  import_id: number;
  row: number;
  place: number;
  url: string;
  host: string;
  attempts: number;
  reason: PictureFailure | null;
  product_id: number;
  user_id: number;
};

/** Longer than fetching and encoding one picture. */
const lease = "2 minutes";
const maxAttempts = 3;

/** Whether its host did not answer any attempt, so that it fails without another one. */
export const isGivenUp = ({ attempts }: TakenPicture): boolean => attempts > maxAttempts;

/** Call when an import has merged its rows: the pictures of its products wait to be fetched. */
export async function queuePictures(client: PoolClient, id: number): Promise<void> {
  await client.query(
    `update product_import_pictures f set state = 'waiting', due_at = now()
     from product_import_rows r where f.import_id = $1 and f.state = 'staged'
       and r.import_id = f.import_id and r.row = f.row and r.product_id is not null and r.state in ('merged', 'same')`,
    [id],
  );
}

/** States of rows whose products lose the pictures of a reverted import. */
const reverted = "r.state in ('undone', 'same') and r.product_id is not null";

/**
 * Call when the rows of an import were reverted, until it returns 0: at most `most` of their products lose the pictures that only this
 * import gave them, and none is fetched for them any more. Returns the number of products.
 */
export async function revertPictures(client: PoolClient, id: number, most: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct coalesce(r.product_id, 0) as id from product_import_pictures f
       join product_import_rows r on r.import_id = f.import_id and r.row = f.row
     where f.import_id = $1 and ${reverted} order by 1 limit $2`,
    [id, most],
  );
  if (rows.length === 0) {
    await client.query("delete from product_import_pictures where import_id = $1", [id]);
    return 0;
  }
  const ids = rows.map((row) => row.id);
  await client.query("select from products where id = any($1) order by id for no key update", [ids]);
  const given = await givenOnlyBy(client, id, ids);
  const values = [given.map(({ product_id }) => product_id), given.map(({ image }) => image)];
  const those = "unnest($1::bigint[], $2::text[]) as g (product_id, image)";
  const { rows: bare } = await client.query<{ id: number }>(
    `update products p set image = c.icon, updated_at = now() from categories c, ${those}
     where c.id = p.category_id and g.product_id = p.id and g.image = p.image returning p.id`,
    values,
  );
  await client.query(
    `delete from product_pictures q using ${those} where g.product_id = q.product_id and g.image = q.image`,
    values,
  );
  await restorePictures(
    client,
    bare.map((row) => row.id),
  );
  await client.query(
    `delete from product_import_pictures f using product_import_rows r
     where f.import_id = $1 and r.import_id = f.import_id and r.row = f.row and ${reverted} and r.product_id = any($2)`,
    [id, ids],
  );
  return ids.length;
}

/** The pictures of products that this import fetched, and none that is not reverted. */
async function givenOnlyBy(client: PoolClient, id: number, ids: number[]) {
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
export async function takePicture(queries: Queries): Promise<TakenPicture | undefined> {
  const { rows } = await queries.query<TakenPicture>(
    `update product_import_pictures f set due_at = now() + interval '${lease}', attempts = f.attempts + 1
     from (
       select w.import_id, w.row, w.place from product_import_pictures w
       where w.state = 'waiting' and w.due_at <= now() order by w.due_at limit 1 for update skip locked
     ) next, product_import_rows r, product_imports i
     where f.import_id = next.import_id and f.row = next.row and f.place = next.place
       and r.import_id = f.import_id and r.row = f.row and i.id = f.import_id
     returning f.import_id, f.row, f.place, f.url, f.host, f.attempts, f.reason, coalesce(r.product_id, 0) as product_id, i.user_id`,
  );
  return rows[0];
}

export async function settlePicture(queries: Queries, picture: TakenPicture, image: string): Promise<void> {
  await queries.query(
    `update product_import_pictures set state = 'fetched', image = $4, reason = null
     where import_id = $1 and row = $2 and place = $3`,
    [picture.import_id, picture.row, picture.place, image],
  );
}

/** Notes why a picture was not fetched. It is tried again later, unless that `isFinal` or was tried often. */
export async function failPicture(
  queries: Queries,
  picture: TakenPicture,
  { reason, isFinal }: { reason: PictureFailure; isFinal: boolean },
): Promise<void> {
  const isOver = isFinal || picture.attempts >= maxAttempts;
  await queries.query(
    `update product_import_pictures set state = $4, reason = $5, due_at = greatest(due_at, now() + make_interval(mins => $6))
     where import_id = $1 and row = $2 and place = $3`,
    [
      picture.import_id,
      picture.row,
      picture.place,
      isOver ? "failed" : "waiting",
      reason,
      4 ** (picture.attempts - 1),
    ],
  );
}

/** Gives a picture back that could not be tried. */
export async function releasePicture(queries: Queries, picture: TakenPicture): Promise<void> {
  await queries.query(
    `update product_import_pictures set attempts = attempts - 1, due_at = now() + interval '10 seconds'
     where import_id = $1 and row = $2 and place = $3`,
    [picture.import_id, picture.row, picture.place],
  );
}

/** SQL: the waiting pictures of host $1, without those whose outcome is being written. */
const waitingPictures =
  "(select import_id, row, place from product_import_pictures where state = 'waiting' and host = $1 for update skip locked) w";
const sameAs = "f.import_id = w.import_id and f.row = w.row and f.place = w.place";

/** Lets the pictures of a host rest that did not answer, so that they do not hold up the others. */
export async function restHost(
  queries: Queries,
  { host }: TakenPicture,
  { reason, minutes }: { reason: PictureFailure; minutes: number },
): Promise<void> {
  await queries.query(
    `update product_import_pictures f set due_at = greatest(f.due_at, now() + make_interval(mins => $3)), reason = $2
     from ${waitingPictures} where ${sameAs}`,
    [host, reason, minutes],
  );
}

/** Has all pictures of a host fail that still wait, each in its turn, because its product gets those that came from elsewhere. */
export async function giveUpHost(
  queries: Queries,
  { host }: TakenPicture,
  reason: PictureFailure,
): Promise<void> {
  await queries.query(
    `update product_import_pictures f set due_at = now(), reason = $2, attempts = $3
     from ${waitingPictures} where ${sameAs}`,
    [host, reason, maxAttempts],
  );
}

/** Call when a host answers again: its pictures are tried at once. */
export async function wakeHost(queries: Queries, { host }: TakenPicture): Promise<void> {
  await queries.query(
    `update product_import_pictures set due_at = least(due_at, now()), reason = null
     where state = 'waiting' and host = $1`,
    [host],
  );
}

/** In ms, until the next picture is due; null if none waits. */
export async function untilNextPicture(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select greatest(0, extract(epoch from min(due_at) - now()) * 1000)::float8 as ms
     from product_import_pictures where state = 'waiting'`,
  );
  return rows[0]?.ms ?? null;
}
