import { setTimeout as sleep } from "node:timers/promises";
import type { Shop } from "../../../platform/shop.server.ts";
import type { Kept } from "../building/index-file.server.ts";
import { Keeper } from "../building/keeper.server.ts";
import { readLists } from "../building/read-lists.server.ts";
import { changesSince } from "./changes.server.ts";
import { type Catalogue, ChangingIndex } from "./changing-index.ts";
import { ChosenTerms } from "./chosen-terms.server.ts";
import { inUse } from "./lists-in-use.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import { longestAwayMs, mostAgeMs, mostAtOnce, mostRecent, pollMs, retryMs } from "./pace.ts";

/**
 * The index of this process: from the file where one was kept, else built by a process of its own; until it is there `current`
 * is undefined and the shop asks PostgreSQL. Then it follows the catalogue: at once by `catchUp`, else every second.
 */
export class LiveIndex {
  /** Settles when the index is there for the first time, or was closed before. */
  readonly ready: Promise<void>;
  readonly chosen: ChosenTerms;
  #index: ChangingIndex | undefined;
  #version = 0;
  #builtAt = 0;
  #inStepAt = Date.now();
  #noticedAt: number | undefined;
  #rebuilding = false;
  #failure: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #following = new OneAtATime(
    () => this.#step(),
    (error) => this.#warn("search index not in step", error),
  );
  readonly #closing = new AbortController();
  readonly #shop: Shop;
  readonly #keeper: Keeper;
  readonly #changed: (ids?: readonly number[]) => void;

  /** `changed` is called whenever searches may find something else than before: with the products that changed, where it is known which. */
  constructor(shop: Shop, changed: (ids?: readonly number[]) => void) {
    this.#shop = shop;
    this.#changed = changed;
    this.#keeper = new Keeper(shop);
    this.chosen = new ChosenTerms(shop);
    this.ready = this.#start();
  }

  get current(): Catalogue | undefined {
    return this.#index && { ...this.#index.index, chosen: this.chosen.current };
  }

  /** What a watcher learns: whether searches go through the index, by how much it is behind the database, and why it could not be built. */
  health(): { ready: boolean; products: number; behind_ms: number; failure?: string } {
    const pending = this.#noticedAt === undefined ? 0 : Date.now() - this.#noticedAt;
    const silent = Date.now() - this.#inStepAt;
    const behind = Math.max(pending, silent > 1.5 * pollMs ? silent : 0);
    const products = this.#index?.products ?? 0;
    return { ready: this.#index !== undefined, products, behind_ms: behind, failure: this.#failure };
  }

  /** Takes over what changed since; to be called when the database said that something did. */
  catchUp(): Promise<void> {
    if (!this.#index || this.#closing.signal.aborted) return Promise.resolve();
    this.#noticedAt ??= Date.now();
    return this.#following.run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    this.chosen.close();
    await this.#following.rest();
    if (this.#index) await this.#keeper.keep(this.#keepable(this.#index));
  }

  async #start(): Promise<void> {
    const begun = Date.now();
    while (!this.#closing.signal.aborted) {
      try {
        const kept = await this.#keeper.find(longestAwayMs, mostAtOnce);
        await this.#take(kept ?? (await this.#build()));
        this.#shop.log.info("search index ready", { ms: Date.now() - begun, kept: kept !== undefined });
        break;
      } catch (error) {
        await this.#failed("search index not built", error);
      }
    }
    void this.chosen.learn();
    this.#follow();
  }

  /** Serves from an index out of the file, once it has what changed since. */
  async #take(kept: Kept): Promise<void> {
    const begun = Date.now();
    const index = new ChangingIndex(kept.segment, kept.lists, kept.recent);
    const since = await changesSince(this.#shop.database.pool, kept.version, mostAtOnce);
    if (!since.tooMany && since.version !== kept.version) index.take(since);
    this.#failure = undefined;
    const unseen = since.tooMany || kept.version > this.#version;
    this.#index = index;
    this.#version = since.tooMany ? kept.version : since.version;
    this.#builtAt = kept.builtAt;
    this.#inStepAt = begun;
    this.#changed(unseen ? undefined : since.changed);
  }

  /** Has it built; meanwhile this process makes the lists ready that will come with it. */
  async #build(): Promise<Kept> {
    // Those that count come with the index: where these do not come, it was only not done before.
    const lists = readLists(this.#shop.database.pool).then(inUse, () => undefined);
    const [kept] = await Promise.all([this.#keeper.build(this.#closing.signal), lists]);
    return kept;
  }

  #keepable(index: ChangingIndex): Kept {
    return { ...index.parts, version: this.#version, builtAt: this.#builtAt, storedAt: this.#inStepAt };
  }

  #follow(): void {
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => void this.catchUp().then(() => this.#follow()), pollMs).unref();
  }

  async #step(): Promise<void> {
    const begun = Date.now();
    const index = this.#index;
    const changes = await changesSince(this.#shop.database.pool, this.#version, mostAtOnce);
    const away = begun - this.#inStepAt > longestAwayMs;
    if (away || changes.tooMany) await this.#take(await this.#build());
    else if (index !== this.#index) void this.catchUp();
    else if (index && changes.version !== this.#version) {
      index.take(changes);
      this.#version = changes.version;
      this.#changed(changes.changed);
    }
    this.#inStepAt = begun;
    this.#noticedAt = undefined;
    if (this.#index && this.#keeper.isDue) void this.#keeper.keep(this.#keepable(this.#index));
    if ((this.#index?.recent ?? 0) > mostRecent || begun - this.#builtAt > mostAgeMs) void this.#rebuild();
  }

  /** Once at a time, beside the serving; what changes meanwhile is taken over by the next step. */
  async #rebuild(): Promise<void> {
    if (this.#rebuilding) return;
    this.#rebuilding = true;
    try {
      await this.#take(await this.#build());
    } catch (error) {
      await this.#failed("search index not built anew", error);
    } finally {
      this.#rebuilding = false;
      void this.catchUp();
    }
  }

  #warn(what: string, error: unknown): void {
    if (!this.#closing.signal.aborted) this.#shop.log.warn(what, { error });
  }

  /** Says so and pauses before the next try; a process that closes does neither. */
  #failed(what: string, error: unknown): Promise<void> {
    this.#warn(what, error);
    this.#failure = error instanceof Error ? error.message : String(error);
    return sleep(retryMs, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
  }
}
