import type { Sort } from "../contract.ts";
import type { Filter } from "./find-products.server.ts";
import type { Where } from "./where.server.ts";

type Column = { sql: string; down?: true };

/** What each order goes by; the id ends every tie, so that pages neither repeat nor skip a product. */
const columns: Record<Sort, Column[]> = {
  featured: [{ sql: "p.is_featured", down: true }, { sql: "p.position" }, { sql: "p.id" }],
  newest: [
    { sql: "p.is_new_arrival", down: true },
    { sql: "p.created_at", down: true },
    { sql: "p.id", down: true },
  ],
  "price-low-high": [{ sql: "p.price_poisha" }, { sql: "p.id" }],
  "price-high-low": [
    { sql: "p.price_poisha", down: true },
    { sql: "p.id", down: true },
  ],
};

const sortOf = (filter: Filter): Sort => filter.sort ?? "featured";

/** The listing's `order by`; a list of ids keeps the order in which they were asked for. */
export function orderOf(filter: Filter, page: Where): string {
  if (filter.ids) return `array_position(${page.parameter(filter.ids)}::bigint[], p.id)`;
  return columns[sortOf(filter)].map(({ sql, down }) => (down ? `${sql} desc` : sql)).join(", ");
}

/**
 * Narrows to what comes after the cursor. The cursor names the last product shown; where it stands is read from the
 * database at that moment, so the cursor is short and cannot be forged into anything but another product.
 */
export function after(where: Where, filter: Filter): Where {
  const last = lastShown(filter);
  if (last === undefined || filter.ids) return where;
  const order = columns[sortOf(filter)];
  return where.and((value) => {
    const id = value(last);
    const place = ({ sql }: Column) =>
      `(select ${sql.replace("p.", "l.")} from products l where l.id = ${id})`;
    const steps = order.map((column, index) => {
      const equal = order.slice(0, index).map((before) => `${before.sql} = ${place(before)}`);
      return [...equal, `${column.sql} ${column.down ? "<" : ">"} ${place(column)}`].join(" and ");
    });
    return `(${steps.map((step) => `(${step})`).join(" or ")})`;
  });
}

/** The cursor of the next page, given the id of the last product of this one. */
export function nextCursor(filter: Filter, last: number | undefined): string | undefined {
  return last === undefined ? undefined : `${sortOf(filter)}:${last}`;
}

/** A cursor of another order, or anything that is none, begins at the beginning. */
export function lastShown(filter: Filter): number | undefined {
  const [sort, id] = (filter.cursor ?? "").split(":");
  return sort === sortOf(filter) && /^[0-9]{1,15}$/.test(id ?? "") ? Number(id) : undefined;
}
