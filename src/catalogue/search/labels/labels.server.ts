import { rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Shop } from "#src/platform/shop.server.ts";
import { searchFolder } from "../worker/search-folder.server.ts";
import { runSearchWorker } from "../worker/search-worker.server.ts";
import { type Label, readLabels } from "./label.server.ts";
import { LabelFile } from "./label-file.server.ts";

/** The number of changes after which the file is rewritten. */
const maxChangedIds = 5_000;
/** The capacity of the cache, about two megabytes. */
const cacheSize = 4_000;
const retryMs = 60_000;

/**
 * Finds the labels of products in a file, because a database query would be the slowest part of a suggestion;
 * only changed products are read from PostgreSQL.
 */
export class Labels {
  #file: LabelFile | undefined;
  readonly #cache = new LRUCache<number, Label>({ max: cacheSize });
  /** The ids changed since writing the current file began. */
  #changedIds = new Set<number>();
  /** The ids changed since writing the next file began; undefined while none is being written. */
  #changedWhileWriting: Set<number> | undefined;
  #currentWrite: Promise<void> | undefined;
  /** The number of calls of `forget`: a file whose writing began before one is discarded. */
  #forgetCount = 0;
  /** Unix time in ms until which no file is written, after a failure. */
  #pausedUntil = 0;
  #folder: Promise<string> | undefined;
  readonly #closing = new AbortController();
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async find(ids: readonly number[]): Promise<Label[]> {
    if (!this.#file || this.#changedIds.size > maxChangedIds) void this.write();
    const labels = new Map<number, Label>();
    for (const id of ids) {
      const label = this.#changedIds.has(id) ? undefined : this.#findInFile(id);
      if (label) labels.set(id, label);
    }
    const missing = ids.filter((id) => !labels.has(id));
    for (const label of await readLabels(this.#shop.database.pool, missing)) labels.set(label.id, label);
    return ids.flatMap((id) => labels.get(id) ?? []);
  }

  /** Call with the ids of changed products, before searches return their new state. */
  noteChanged(ids: readonly number[]): void {
    for (const id of ids) {
      this.#changedIds.add(id);
      this.#changedWhileWriting?.add(id);
    }
  }

  /** Call if it is unknown which products changed: the file is no longer used. */
  forget(): void {
    this.#forgetCount++;
    this.#replaceFile(undefined);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#currentWrite;
    this.forget();
  }

  /** Rewrites the file, one run at a time; a failure is logged, and retried after a minute at the earliest. */
  write(): Promise<void> {
    if (this.#closing.signal.aborted || Date.now() < this.#pausedUntil) return Promise.resolve();
    this.#currentWrite ??= this.#rewrite().finally(() => {
      this.#currentWrite = undefined;
    });
    return this.#currentWrite;
  }

  #replaceFile(file: LabelFile | undefined): void {
    this.#file?.close();
    this.#file = file;
    this.#cache.clear();
  }

  #findInFile(id: number): Label | undefined {
    const cached = this.#cache.get(id);
    if (cached) return cached;
    try {
      const label = this.#file?.find(id);
      if (label) this.#cache.set(id, label);
      return label;
    } catch (error) {
      this.#shop.log.warn("labels not readable", { error });
      this.forget();
      return undefined;
    }
  }

  async #rewrite(): Promise<void> {
    const forgetCountBefore = this.#forgetCount;
    const changedIds = new Set<number>();
    this.#changedWhileWriting = changedIds;
    try {
      const file = await this.#writeFile();
      if (forgetCountBefore !== this.#forgetCount || this.#closing.signal.aborted) return file.close();
      this.#replaceFile(file);
      this.#changedIds = changedIds;
    } catch (error) {
      this.#pausedUntil = Date.now() + retryMs;
      if (!this.#closing.signal.aborted) this.#shop.log.warn("labels not written", { error });
    } finally {
      this.#changedWhileWriting = undefined;
    }
  }

  async #writeFile(): Promise<LabelFile> {
    this.#folder ??= searchFolder(this.#shop);
    const file = join(await this.#folder, `search-labels.${process.pid}`);
    try {
      const { connection } = this.#shop;
      await runSearchWorker("labels/label-process", { connection, file }, this.#closing.signal);
      return new LabelFile(file);
    } finally {
      await rm(file, { force: true });
    }
  }
}
