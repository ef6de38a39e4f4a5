import type { ClientBase } from "pg";
import { type Picture, pictureUrl } from "../api/picture-url.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { unusedDays } from "./rules.ts";

/** Returns those of the URLs that a feature uses. */
export type UsedPictures = (client: ClientBase, urls: string[]) => Promise<string[]>;

const batchSize = 500;

/** Deletes pictures unused for a week and records the use of others, as reported by each feature. */
export const deletePictures =
  (features: readonly UsedPictures[]) =>
  async ({ database }: Shop): Promise<void> => {
    const { candidates, usedUrls } = await findCandidates({ database }, features);
    const hashesOf = (isUsed: boolean) =>
      candidates.filter((picture) => usedUrls.has(pictureUrl(picture)) === isUsed).map(({ hash }) => hash);
    await database.pool.query("update pictures set needed_at = now() where hash = any($1)", [hashesOf(true)]);
    // Saving a picture in the meantime has updated its date.
    await database.pool.query(
      "delete from pictures where hash = any($1) and needed_at < now() - make_interval(days => $2)",
      [hashesOf(false), unusedDays],
    );
  };

/** The pictures that were not needed for a week, at most a batch, and the URLs of those that a feature uses. */
const findCandidates = ({ database }: Pick<Shop, "database">, features: readonly UsedPictures[]) =>
  inTransaction(database, async (client) => {
    // One snapshot for all tables, so that a picture that moves between two of them is not missed.
    await client.query("set transaction isolation level repeatable read, read only");
    const { rows: candidates } = await client.query<Picture>(
      `select hash, width, height, ground, whole from pictures
       where needed_at < now() - make_interval(days => $1) order by needed_at limit $2`,
      [unusedDays, batchSize],
    );
    const usedUrls = new Set<string>();
    if (candidates.length === 0) return { candidates, usedUrls };
    for (const findUsed of features)
      for (const url of await findUsed(client, candidates.map(pictureUrl))) usedUrls.add(url);
    return { candidates, usedUrls };
  });
