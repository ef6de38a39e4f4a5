/** Whether a product costs less than it did; null where it never cost more. */
export const onOffer = "p.original_price_poisha > p.price_poisha";

/** Conditions that all have to hold, with their values as numbered parameters. */
export class Where {
  readonly values: unknown[];
  #conditions: string[];

  constructor(conditions: string[] = [], values: unknown[] = []) {
    this.#conditions = conditions;
    this.values = values;
  }

  get condition(): string {
    return this.#conditions.join(" and ") || "true";
  }

  /** `where.and((value) => `price > ${value(5)}`)`: the value becomes `$1`. */
  and(condition: (value: (given: unknown) => string) => string): this {
    this.#conditions.push(condition((given) => this.parameter(given)));
    return this;
  }

  /** Adds a value and gives its parameter: `$3`. */
  parameter(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  copy(): Where {
    return new Where([...this.#conditions], [...this.values]);
  }
}
