import type { Shop } from "../../../platform/shop.server.ts";
import { type Choice, type Chosen, readChosen } from "../../../search/query/chosen.ts";
import { countedDays } from "../building/read-products.server.ts";

/** So often what shoppers opened is read anew, in ms. */
const learnMs = 5 * 60_000;
/** What was opened less often than this after a term may be chance; of the rest, the commonest are known. */
const least = 3;
const mostChoices = 20_000;

/** What this process knows of what shoppers open after a search; a few minutes late, and empty until first read. */
export class ChosenTerms {
  current: Chosen = new Map();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Reads it now, and from now on again and again. */
  async learn(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { rows } = await this.#shop.database.pool.query<Choice>(
        `select term, product_id::float8 as product, sum(count)::float8 as count from search_counts
         where product_id > 0 and day > current_date - ${countedDays}
         group by term, product_id having sum(count) >= $1 order by sum(count) desc limit $2`,
        [least, mostChoices],
      );
      this.current = readChosen(rows);
    } catch (error) {
      if (!this.#closed) this.#shop.log.warn("choices after searches not read", { error });
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.learn(), learnMs).unref();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
