import { join } from "node:path";
import { readWalPosition } from "#src/platform/database/replica.server.ts";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { searchFolder } from "../worker/search-folder.server.ts";
import { runSearchWorker } from "../worker/search-worker.server.ts";
import { readIndex, type StoredIndex, writeIndex } from "./index-file.server.ts";
import { readStamp } from "./stamp.server.ts";

/** How often changes are saved, in ms, to speed up the start after a crash; a normal shutdown saves them anyway. */
const saveIntervalMs = 10 * 60_000;

/** The index in a file of the data folder, so that the next start need not build it. */
export class IndexStore {
  #file: Promise<string> | undefined;
  #savedAt = 0;
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** The stored index; undefined if missing, or outdated by more than `maxAgeMs` or `maxChanges` products. */
  async load(maxAgeMs: number, maxChanges: number): Promise<StoredIndex | undefined> {
    const { pool } = this.#shop.database;
    const { stamp, seen, newest } = await readStamp(pool);
    const stored = await this.#read(stamp);
    if (!stored) return undefined;
    const storedSeen = new Snapshot(stored.seen);
    // The database lost commits that the index has, as after a failover.
    if (!seen.covers(storedSeen)) return undefined;
    if (storedSeen.hasAllUpTo(newest)) return stored;
    if (Date.now() - stored.storedAt > maxAgeMs) return undefined;
    const changesSql = "select from product_changes where is_after(version, $1) limit $2";
    const { rowCount } = await pool.query(changesSql, [stored.seen, maxChanges + 1]);
    return (rowCount ?? 0) > maxChanges ? undefined : stored;
  }

  async build(signal: AbortSignal): Promise<StoredIndex> {
    const { connection, database } = this.#shop;
    const replica = database.replica && {
      connection: database.replica.connection,
      moment: await readWalPosition(database.pool),
    };
    await runSearchWorker(
      "building/build-process",
      { connection, replica, file: await this.#path() },
      signal,
    );
    const built = await this.#read((await readStamp(database.pool)).stamp);
    if (!built) throw new Error("the search index was not written");
    return built;
  }

  get isDue(): boolean {
    return Date.now() - this.#savedAt > saveIntervalMs;
  }

  async save(index: StoredIndex): Promise<void> {
    this.#savedAt = Date.now();
    try {
      await writeIndex(await this.#path(), (await readStamp(this.#shop.database.pool)).stamp, index);
    } catch (error) {
      this.#shop.log.warn("search index not saved", { error });
    }
  }

  async #read(stamp: string): Promise<StoredIndex | undefined> {
    const stored = await readIndex(await this.#path(), stamp);
    if (stored) this.#savedAt = Date.now();
    return stored;
  }

  #path(): Promise<string> {
    this.#file ??= searchFolder(this.#shop).then((folder) => join(folder, "search-index"));
    return this.#file;
  }
}
