import type { ProductList } from "#src/catalogue/contract.ts";
import type { ProductFilter } from "#src/catalogue/schemas.ts";
import { counts } from "#src/platform/metrics/counts.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { toCountableTerm } from "../count-searches.server.ts";

// Random terms must not fill the table.
/** The maximum number of terms per minute and process. */
const maxPerMinute = 120;
/** The maximum number of different terms per day. */
const maxPerDay = 1_000;
/** The maximum number of known missed terms, which are kept so that responses of the page cache count, too. */
const maxKnownTerms = 2_000;
const writeDelayMs = 1_000;

/** Counts searches without an exact result, without users: a term once a minute per process, written in batches. */
export class MissedSearches {
  #minute = 0;
  #countedThisMinute = new Set<string>();
  #knownTerms = new Set<string>();
  #pendingTerms: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Counts a search without an exact result; ignores requests that only filter, sort or page. */
  note(filter: ProductFilter, { exact }: ProductList["meta"]): void {
    const { search, limit: _limit, view: _view, sort, ...otherFilters } = filter;
    const hasDefaultSort = !sort || sort === "featured";
    const isPlainSearch = hasDefaultSort && Object.values(otherFilters).every((value) => !value);
    if (!search || exact !== false || !isPlainSearch) return;
    const term = toCountableTerm(search);
    if (!term) return;
    if (this.#knownTerms.size < maxKnownTerms) this.#knownTerms.add(term);
    this.#count(term);
  }

  /** Counts a response of the page cache, by its URL, such as "/products?search=zira". */
  noteCached(url: string): void {
    const start = url.indexOf("?");
    if (start < 0 || !url.includes("search=", start) || this.#knownTerms.size === 0) return;
    const {
      search = "",
      limit: _limit,
      view: _view,
      ...otherParameters
    } = Object.fromEntries(new URLSearchParams(url.slice(start)));
    const term = Object.keys(otherParameters).length === 0 ? toCountableTerm(search) : "";
    if (this.#knownTerms.has(term)) this.#count(term);
  }

  /** Call when search results may have changed: then it is unknown which terms are missed. */
  forget(): void {
    this.#knownTerms.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #count(term: string): void {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) this.#countedThisMinute.clear();
    this.#minute = minute;
    if (this.#countedThisMinute.has(term) || this.#countedThisMinute.size >= maxPerMinute) return;
    this.#countedThisMinute.add(term);
    if (this.#pendingTerms.length >= maxPerMinute) return;
    this.#pendingTerms.push(term);
    counts.searchesMissed++;
    this.#writeSoon();
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#write(), writeDelayMs).unref();
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const { pool } = this.#shop.database;
    if (pool.waitingCount > 0) return this.#writeSoon();
    // Deduplicates: a term may be pending since an earlier minute.
    const terms = [...new Set(this.#pendingTerms)];
    this.#pendingTerms = [];
    try {
      // Counts each term today; new terms only while fewer than `maxPerDay` different ones are counted.
      await pool.query(
        `with today as (select (now() at time zone 'Asia/Dhaka')::date as day),
         known as materialized (
           select c.term from search_counts c join today using (day) where c.product_id = 0 limit ${maxPerDay})
         insert into search_counts as c (day, term, product_id, count)
         select day, term, 0, 1 from unnest($1::text[]) term, today
         where (select count(*) from known) < ${maxPerDay} or term in (select term from known)
         on conflict (day, term, product_id) do update set count = c.count + 1`,
        [terms],
      );
    } catch (error) {
      this.#shop.log.warn("searches not counted", { error });
    }
  }
}
