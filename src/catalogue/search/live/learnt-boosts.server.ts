import type { Shop } from "#src/platform/shop.server.ts";
import { type Boosts, type Clicks, readBoosts } from "#src/search/ranking/boosts.ts";
import { countedDays } from "../building/read-products.server.ts";

/** How often clicks are read, in ms. */
const learnIntervalMs = 5 * 60_000;
/** The minimum number of clicks on a product after a term; fewer may be chance. */
const minClicks = 3;
const maxPairs = 20_000;

/** Boosts for products that were opened after a search. At most a few minutes old; empty until first read. */
export class LearntBoosts {
  current: Boosts = new Map();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Reads the clicks now and every five minutes; a failure is logged. */
  async learn(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { rows } = await this.#shop.database.pool.query<Clicks>(
        `select term, product_id::float8 as id, sum(count)::float8 as count from search_counts
         where product_id > 0 and day > current_date - ${countedDays}
         group by term, product_id having sum(count) >= $1 order by sum(count) desc limit $2`,
        [minClicks, maxPairs],
      );
      this.current = readBoosts(rows);
    } catch (error) {
      if (!this.#closed) this.#shop.log.warn("clicks after searches not read", { error });
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.learn(), learnIntervalMs).unref();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
