import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Lru } from "../../../platform/cache/lru.server.ts";
import type { Shop } from "../../../platform/shop.server.ts";
import { searchFolder } from "../building/search-folder.server.ts";
import { runInWorker } from "../building/worker.server.ts";
import { type Label, readLabels } from "./label.server.ts";
import { LabelFile } from "./label-file.server.ts";

/** With more changes than this the labels are written anew. */
const mostChanged = 5_000;
/** So many labels stay in memory once they were read: two megabytes, for what is often found. */
const mostNear = 4_000;
/** The pause after a failure to write them, in ms. */
const retryMs = 60_000;

/**
 * What suggestions show of products, at hand without the database: a question to it takes longer than all the rest of a
 * suggestion. Written into a file when they are first asked for; until then, and of whatever changed since, PostgreSQL
 * is asked.
 */
export class Labels {
  #file: LabelFile | undefined;
  /** Labels as they stand in the file. */
  readonly #near = new Lru<number, Label>(mostNear);
  /** What changed since the file was begun; and since the next one was, while it is written. */
  #changed = new Set<number>();
  #changedSince: Set<number> | undefined;
  #writing: Promise<void> | undefined;
  /** Counts how often all was forgotten: a file that was begun before is of no use. */
  #forgotten = 0;
  #pausedUntil = 0;
  #folder: Promise<string> | undefined;
  readonly #closing = new AbortController();
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** The labels of some products, in the order of their ids; what is gone is left out. */
  async find(ids: readonly number[]): Promise<Label[]> {
    if (!this.#file || this.#changed.size > mostChanged) void this.write();
    const labels = new Map<number, Label>();
    for (const id of ids) {
      const label = this.#changed.has(id) ? undefined : this.#inFile(id);
      if (label) labels.set(id, label);
    }
    const missing = ids.filter((id) => !labels.has(id));
    for (const label of await readLabels(this.#shop.database.pool, missing)) labels.set(label.id, label);
    return ids.flatMap((id) => labels.get(id) ?? []);
  }

  /** To be called with every product that changed, before searches find it as it is now. */
  noteChanged(ids: readonly number[]): void {
    for (const id of ids) {
      this.#changed.add(id);
      this.#changedSince?.add(id);
    }
  }

  /** To be called where it is not known which products changed. */
  forget(): void {
    this.#forgotten++;
    this.#use(undefined);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#writing;
    this.forget();
  }

  /** Has them written anew, once at a time; says in the log where that fails. */
  write(): Promise<void> {
    if (this.#closing.signal.aborted || Date.now() < this.#pausedUntil) return Promise.resolve();
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  #use(file: LabelFile | undefined): void {
    this.#file?.close();
    this.#file = file;
    this.#near.clear();
  }

  #inFile(id: number): Label | undefined {
    const near = this.#near.get(id);
    if (near) return near;
    try {
      const label = this.#file?.find(id);
      if (label) this.#near.set(id, label);
      return label;
    } catch (error) {
      this.#shop.log.warn("labels not readable", { error });
      this.forget();
      return undefined;
    }
  }

  async #write(): Promise<void> {
    const forgotten = this.#forgotten;
    const changed = new Set<number>();
    this.#changedSince = changed;
    try {
      const file = await this.#written();
      if (forgotten !== this.#forgotten || this.#closing.signal.aborted) return file.close();
      this.#use(file);
      this.#changed = changed;
    } catch (error) {
      this.#pausedUntil = Date.now() + retryMs;
      if (!this.#closing.signal.aborted) this.#shop.log.warn("labels not written", { error });
    } finally {
      this.#changedSince = undefined;
    }
  }

  async #written(): Promise<LabelFile> {
    this.#folder ??= searchFolder(this.#shop);
    const file = join(await this.#folder, `search-labels.${process.pid}`);
    try {
      const { connection } = this.#shop;
      await runInWorker("labels/label-process", { connection, file }, this.#closing.signal);
      return new LabelFile(file);
    } finally {
      await rm(file, { force: true });
    }
  }
}
