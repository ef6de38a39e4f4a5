import type { ClientBase } from "pg";
import { type Picture, pictureUrl } from "../api/picture-url.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { unusedDays } from "./rules.ts";

export type UsedPictures = (client: ClientBase, urls: string[]) => Promise<string[]>;

const batchSize = 500;

/** Deletes pictures unused for a week and records the use of others, as reported by each feature. */
export const deletePictures =
  (features: readonly UsedPictures[]) =>
  async ({ database }: Shop): Promise<void> => {
    const { found, used } = await findCandidates({ database }, features);
    const hashes = (isWanted: boolean) =>
      found.filter((picture) => used.has(pictureUrl(picture)) === isWanted).map(({ hash }) => hash);
    await database.pool.query("update pictures set needed_at = now() where hash = any($1)", [hashes(true)]);
    // Saving a picture in the meantime has updated its date.
    await database.pool.query(
      "delete from pictures where hash = any($1) and needed_at < now() - make_interval(days => $2)",
      [hashes(false), unusedDays],
    );
  };

const findCandidates = ({ database }: Pick<Shop, "database">, features: readonly UsedPictures[]) =>
  inTransaction(database, async (client) => {
    // One snapshot for all tables, so that a picture that moves between two of them is not missed.
    await client.query("set transaction isolation level repeatable read, read only");
    const { rows: found } = await client.query<Picture>(
      `select hash, width, height, ground, whole from pictures
       where needed_at < now() - make_interval(days => $1) order by needed_at limit $2`,
      [unusedDays, batchSize],
    );
    const used = new Set<string>();
    for (const find of found.length > 0 ? features : [])
      for (const url of await find(client, found.map(pictureUrl))) used.add(url);
    return { found, used };
  });
