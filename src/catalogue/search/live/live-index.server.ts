import type { Shop } from "../../../platform/shop.server.ts";
import { buildAside } from "./build.server.ts";
import { type Changes, changesSince } from "./changes.server.ts";
import { type Catalogue, ChangingIndex } from "./changing-index.ts";

const pollMs = 1_000;
const retryMs = 5_000;
/** More changes at once than this are not taken one by one: the index is built anew. */
const mostAtOnce = 5_000;
/** With more products than this in its small segment the index is built anew, and serves meanwhile. */
const mostRecent = 500;
/** Changes are noted for an hour; whoever was away for longer than this starts over. */
const longestAwayMs = 30 * 60_000;

/** What a watcher learns: whether searches go through the index, and by how much it is behind the database. */
export type SearchHealth = { ready: boolean; products: number; behind_ms: number };

/**
 * The index of this process. Built by a process of its own; until then `current` is undefined and the shop answers from
 * PostgreSQL. Afterwards it follows the catalogue: at once when `catchUp` is called, else every second.
 */
export class LiveIndex {
  /** Settles when the index is there for the first time, or was closed before. */
  readonly ready: Promise<void>;
  #index: ChangingIndex | undefined;
  #version = 0;
  #inStepAt = Date.now();
  #noticedAt: number | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #rebuilding = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();
  readonly #shop: Shop;
  readonly #changed: () => void;

  /** `changed` is called whenever searches may find something else than before. */
  constructor(shop: Shop, changed: () => void) {
    this.#shop = shop;
    this.#changed = changed;
    this.ready = this.#start();
  }

  get current(): Catalogue | undefined {
    return this.#index?.index;
  }

  health(): SearchHealth {
    const pending = this.#noticedAt === undefined ? 0 : Date.now() - this.#noticedAt;
    const silent = Date.now() - this.#inStepAt;
    const behind = Math.max(pending, silent > 1.5 * pollMs ? silent : 0);
    return { ready: this.#index !== undefined, products: this.#index?.products ?? 0, behind_ms: behind };
  }

  /** Takes over what changed since; to be called when the database said that something did. */
  catchUp(): Promise<void> {
    if (!this.#index || this.#closing.signal.aborted) return Promise.resolve();
    this.#noticedAt ??= Date.now();
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#steps().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #start(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await this.#build();
        break;
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        this.#shop.log.warn("search index not built", { error });
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      }
    }
    this.#follow();
  }

  async #build(): Promise<void> {
    const begun = Date.now();
    const { connection, database } = this.#shop;
    const built = await buildAside(connection, this.#closing.signal);
    const index = new ChangingIndex(built.segment, built.lists);
    const since = await changesSince(database.pool, built.version, mostAtOnce);
    if (!since.tooMany && since.version !== built.version) take(index, since);
    this.#index = index;
    this.#version = since.tooMany ? built.version : since.version;
    this.#inStepAt = begun;
    this.#changed();
  }

  #follow(): void {
    this.#timer = setTimeout(async () => {
      await this.catchUp();
      if (!this.#closing.signal.aborted) this.#follow();
    }, pollMs).unref();
  }

  async #steps(): Promise<void> {
    try {
      do {
        this.#again = false;
        await this.#step();
      } while (this.#again && !this.#closing.signal.aborted);
      this.#noticedAt = undefined;
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#shop.log.warn("search index not in step", { error });
    }
  }

  async #step(): Promise<void> {
    const begun = Date.now();
    const index = this.#index;
    const changes = await changesSince(this.#shop.database.pool, this.#version, mostAtOnce);
    const away = begun - this.#inStepAt > longestAwayMs;
    if (away || changes.tooMany) await this.#build();
    else if (index !== this.#index) this.#again = true;
    else if (index && changes.version !== this.#version) {
      take(index, changes);
      this.#version = changes.version;
      this.#changed();
    }
    this.#inStepAt = begun;
    if ((this.#index?.recent ?? 0) > mostRecent) void this.#rebuild();
  }

  /** Once at a time, beside the serving; what changes meanwhile is taken over by the next step. */
  async #rebuild(): Promise<void> {
    if (this.#rebuilding) return;
    this.#rebuilding = true;
    try {
      await this.#build();
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#shop.log.warn("search index not built anew", { error });
    } finally {
      this.#rebuilding = false;
      void this.catchUp();
    }
  }
}

function take(index: ChangingIndex, { changed, goods, lists }: Changes): void {
  if (lists) index.takeLists(lists);
  index.apply(changed, goods);
}
