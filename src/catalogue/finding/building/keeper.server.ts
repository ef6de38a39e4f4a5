import { join } from "node:path";
import type { Shop } from "../../../platform/shop.server.ts";
import { type Kept, readIndex, writeIndex } from "./index-file.server.ts";
import { searchFolder } from "./search-folder.server.ts";
import { stampOf } from "./stamp.server.ts";
import { runInWorker } from "./worker.server.ts";

/** What changed is written into the file so often, in ms, for a start after a sudden end; at a gentle end anyway. */
const keepMs = 10 * 60_000;

/** Keeps the index in a file of the data folder, so that the next start need not build it. */
export class Keeper {
  #file: Promise<string> | undefined;
  /** The version that stands in the file, and when it was written. */
  #last = { version: -1, at: 0 };
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /**
   * The index that was kept; undefined where there is none that can catch up with the catalogue: because it is older than
   * `longestMs`, after which changes are forgotten, or because more than `most` products changed since.
   */
  async find(longestMs: number, most: number): Promise<Kept | undefined> {
    const { pool } = this.#shop.database;
    const { stamp, version } = await stampOf(pool);
    const kept = await this.#read(stamp);
    if (!kept || kept.version === version) return kept;
    if (kept.version > version || Date.now() - kept.storedAt > longestMs) return undefined;
    const since = "select from product_changes where version > $1 limit $2";
    const { rowCount } = await pool.query(since, [kept.version, most + 1]);
    return (rowCount ?? 0) > most ? undefined : kept;
  }

  /** Has it built out of the whole catalogue. */
  async build(signal: AbortSignal): Promise<Kept> {
    const { connection, database } = this.#shop;
    await runInWorker("building/build-process", { connection, file: await this.#path() }, signal);
    const kept = await this.#read((await stampOf(database.pool)).stamp);
    if (!kept) throw new Error("the search index was not written");
    return kept;
  }

  /** Whether it is time to keep what changed. */
  get isDue(): boolean {
    return Date.now() - this.#last.at > keepMs;
  }

  /** Writes it into the file, unless that version stands there. */
  async keep(kept: Kept): Promise<void> {
    const before = this.#last.version;
    this.#last = { version: kept.version, at: Date.now() };
    if (kept.version === before) return;
    try {
      await writeIndex(await this.#path(), (await stampOf(this.#shop.database.pool)).stamp, kept);
    } catch (error) {
      this.#shop.log.warn("search index not kept", { error });
    }
  }

  async #read(stamp: string): Promise<Kept | undefined> {
    const kept = await readIndex(await this.#path(), stamp);
    if (kept) this.#last = { version: kept.version, at: Date.now() };
    return kept;
  }

  #path(): Promise<string> {
    this.#file ??= searchFolder(this.#shop).then((folder) => join(folder, "search-index"));
    return this.#file;
  }
}
