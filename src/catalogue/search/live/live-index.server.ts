import { setTimeout as sleep } from "node:timers/promises";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { SynonymEntry } from "#src/search/query/synonyms.ts";
import type { StoredIndex } from "../building/index-file.server.ts";
import { IndexStore } from "../building/index-store.server.ts";
import { readLists } from "../building/read-lists.server.ts";
import { type Changes, readChangesSince } from "./changes.server.ts";
import { type Catalogue, ChangingIndex } from "./changing-index.ts";
import { LearntBoosts } from "./learnt-boosts.server.ts";
import { maxAgeMs, maxAwayMs, maxChanges, maxRecent, pollIntervalMs, retryMs } from "./limits.ts";
import { prepareLists } from "./prepare-lists.ts";

/** Read `current` for each search; an index read before a query may lack products renamed since. */
export type CurrentIndex = Pick<LiveIndex, "current">;

const hasChanges = ({ changed, lists }: Changes) => changed.length > 0 || lists !== undefined;

/**
 * The index of this process, loaded from its file or built by a worker; until then `current` is undefined.
 * `catchUp` and polling keep it up to date.
 */
export class LiveIndex {
  /** Resolves when the index is first ready, or is closed before that. */
  readonly ready: Promise<void>;
  readonly boosts: LearntBoosts;
  #index: ChangingIndex | undefined;
  #seen = Snapshot.none;
  /** Whether the index has changes that its file lacks. */
  #isUnsaved = false;
  /** When the base segment was built. */
  #builtAt = 0;
  /** When the index last had all changes. */
  #caughtUpAt = Date.now();
  /** Since when a change is known that the index lacks; undefined without one. */
  #pendingSince: number | undefined;
  #isRebuilding = false;
  /** Why the last build failed; undefined if it did not. */
  #failure: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #catchUpTask = new OneAtATime(
    () => this.#applyChanges(),
    (error) => this.#warn("search index not in step", error),
  );
  readonly #closing = new AbortController();
  readonly #shop: Shop;
  readonly #store: IndexStore;
  readonly #onChange: (ids?: readonly number[]) => void;

  /** `onChange` is called whenever search results may have changed, with the ids of the changed products if known. */
  constructor(shop: Shop, onChange: (ids?: readonly number[]) => void) {
    this.#shop = shop;
    this.#onChange = onChange;
    this.#store = new IndexStore(shop);
    this.boosts = new LearntBoosts(shop);
    this.ready = this.#start();
  }

  get current(): Catalogue | undefined {
    return this.#index && { ...this.#index.index, boosts: this.boosts.current };
  }

  /** The PostgreSQL snapshot that the index reflects. */
  get seen(): Snapshot {
    return this.#seen;
  }

  withSynonyms(entries: readonly SynonymEntry[]): Catalogue | undefined {
    return this.#index && { ...this.#index.withSynonyms(entries), boosts: this.boosts.current };
  }

  /** The state for GET /health: whether the index is ready, its delay behind the database, the last build failure. */
  health(): { ready: boolean; products: number; behind_ms: number; failure?: string } {
    const pendingMs = this.#pendingSince === undefined ? 0 : Date.now() - this.#pendingSince;
    const sinceCaughtUpMs = Date.now() - this.#caughtUpAt;
    const missedPollMs = sinceCaughtUpMs > 1.5 * pollIntervalMs ? sinceCaughtUpMs : 0;
    return {
      ready: this.#index !== undefined,
      products: this.#index?.productCount ?? 0,
      behind_ms: Math.max(pendingMs, missedPollMs),
      failure: this.#failure,
    };
  }

  /** Applies changes; call it when the database notifies of one. Never rejects. */
  catchUp(): Promise<void> {
    if (!this.#index || this.#closing.signal.aborted) return Promise.resolve();
    this.#pendingSince ??= Date.now();
    return this.#catchUpTask.run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    this.boosts.close();
    await this.#catchUpTask.waitUntilIdle();
    await this.#save();
  }

  async #start(): Promise<void> {
    const startedAt = Date.now();
    while (!this.#closing.signal.aborted) {
      try {
        const stored = await this.#store.load(maxAwayMs, maxChanges);
        await this.#switchTo(stored ?? (await this.#build()));
        this.#shop.log.info("search index ready", {
          ms: Date.now() - startedAt,
          stored: stored !== undefined,
        });
        break;
      } catch (error) {
        await this.#pauseAfterFailure("search index not built", error);
      }
    }
    void this.boosts.learn();
    this.#schedulePoll();
  }

  /** Switches to a stored index after it has caught up with all changes applied in the meantime. */
  async #switchTo(stored: StoredIndex): Promise<void> {
    const startedAt = Date.now();
    const index = new ChangingIndex(stored.segment, stored.lists, stored.recent);
    const changedIds: number[] = [];
    const storedSeen = new Snapshot(stored.seen);
    let seen = storedSeen;
    let isUnsaved = false;
    let changes: Changes;
    do {
      changes = await readChangesSince(this.#shop.database.pool, seen, maxChanges);
      if (changes.tooMany) break;
      if (hasChanges(changes)) {
        index.applyChanges(changes);
        isUnsaved = true;
      }
      changedIds.push(...changes.changed);
      seen = changes.seen;
    } while (!seen.covers(this.#seen));
    this.#failure = undefined;
    const hasUnknownChanges = changes.tooMany || !this.#seen.covers(storedSeen);
    this.#index = index;
    this.#seen = seen;
    this.#isUnsaved = isUnsaved;
    this.#builtAt = stored.builtAt;
    this.#caughtUpAt = startedAt;
    this.#onChange(hasUnknownChanges ? undefined : changedIds);
  }

  /** Builds a new index in a worker, and prepares its lists in parallel. */
  async #build(): Promise<StoredIndex> {
    // The result is not used: this only warms the cache of `prepareLists`.
    const warmUp = readLists(this.#shop.database.pool).then(prepareLists, () => undefined);
    const [stored] = await Promise.all([this.#store.build(this.#closing.signal), warmUp]);
    return stored;
  }

  async #save(): Promise<void> {
    if (!this.#index || !this.#isUnsaved) return;
    this.#isUnsaved = false;
    const seen = String(this.#seen);
    await this.#store.save({
      ...this.#index.parts,
      seen,
      builtAt: this.#builtAt,
      storedAt: this.#caughtUpAt,
    });
  }

  #schedulePoll(): void {
    if (this.#closing.signal.aborted) return;
    const poll = () => void this.catchUp().then(() => this.#schedulePoll());
    this.#timer = setTimeout(poll, pollIntervalMs).unref();
  }

  /** Applies the changes since the last call, or builds a new index if these are too many or unknown. */
  async #applyChanges(): Promise<void> {
    const startedAt = Date.now();
    const index = this.#index;
    const seenBefore = this.#seen;
    const changes = await readChangesSince(this.#shop.database.pool, seenBefore, maxChanges);
    const wasAway = startedAt - this.#caughtUpAt > maxAwayMs;
    if (!changes.seen.covers(seenBefore)) await this.#rebuildFromScratch();
    else if (wasAway || changes.tooMany) await this.#switchTo(await this.#build());
    // The index was replaced meanwhile: these changes start at the wrong snapshot.
    else if (index !== this.#index) void this.catchUp();
    else if (index) {
      this.#seen = changes.seen;
      if (hasChanges(changes)) {
        index.applyChanges(changes);
        this.#isUnsaved = true;
        this.#onChange(changes.changed);
      }
    }
    this.#caughtUpAt = startedAt;
    this.#pendingSince = undefined;
    if (this.#store.isDue) void this.#save();
    if ((this.#index?.recentCount ?? 0) > maxRecent || startedAt - this.#builtAt > maxAgeMs)
      void this.#rebuild();
  }

  /** The database lost its last commits, as after a failover, so it is unknown which changes were applied. */
  async #rebuildFromScratch(): Promise<void> {
    const stored = await this.#build();
    this.#seen = Snapshot.none;
    await this.#switchTo(stored);
  }

  /** Rebuilds in the background, one run at a time; the next step applies changes made in the meantime. */
  async #rebuild(): Promise<void> {
    if (this.#isRebuilding) return;
    this.#isRebuilding = true;
    try {
      await this.#switchTo(await this.#build());
    } catch (error) {
      await this.#pauseAfterFailure("search index not built anew", error);
    } finally {
      this.#isRebuilding = false;
      void this.catchUp();
    }
  }

  #warn(message: string, error: unknown): void {
    if (!this.#closing.signal.aborted) this.#shop.log.warn(message, { error });
  }

  /** Logs a failed build and waits before the next one. */
  #pauseAfterFailure(message: string, error: unknown): Promise<void> {
    this.#warn(message, error);
    this.#failure = error instanceof Error ? error.message : String(error);
    return sleep(retryMs, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
  }
}
