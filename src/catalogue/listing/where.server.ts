/** SQL: whether category `$value`, or one in it, lists a product. */
export const inCategorySql = `(
  p.category_id = any(array(select category_id from category_paths where ancestor_id = $value))
  or p.further_category_ids <> '{}'
    and p.further_category_ids && array(select category_id from category_paths where ancestor_id = $value))`;

/** SQL: whether one of the categories `$value`, or one in them, lists a product. */
export const inAnyCategorySql = `(
  p.category_id = any(array(
    select category_id from category_paths where ancestor_id = any($value::bigint[])))
  or p.further_category_ids <> '{}'
    and p.further_category_ids && array(select category_id from category_paths where ancestor_id = any($value::bigint[])))`;

/** SQL: a price below the original one, or an offer on several pieces; null is neither. */
export const isOnOfferSql = "(p.original_price_poisha > p.price_poisha or p.several_pieces is not null)";

/** Combines conditions with `and`: `where.and("p.stock > $value", 5)`. */
export class Where<Condition extends string> {
  readonly values: unknown[];
  #conditions: string[];

  constructor(conditions: string[] = [], values: unknown[] = []) {
    this.#conditions = conditions;
    this.values = values;
  }

  /** Typed as a union of the conditions, so that `npm run check` can prepare each of them. */
  get condition(): Condition | "true" {
    return (this.#conditions.join(" and ") || "true") as Condition;
  }

  /** Adds a condition; `$value` in it becomes the next numbered parameter. */
  and(condition: Condition, value?: unknown): this {
    if (condition.includes("$value")) this.values.push(value);
    this.#conditions.push(condition.replaceAll("$value", `$${this.values.length}`));
    return this;
  }

  copy(): Where<Condition> {
    return new Where([...this.#conditions], [...this.values]);
  }
}
