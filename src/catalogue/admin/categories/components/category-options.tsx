import { pathTo } from "#src/catalogue/category-tree.ts";
import type { AdminCategory } from "../contract.ts";
import { nameOf } from "../fields.ts";

const indent = "\u2003";

/** The options of a select, each category below the one that it is in, and indented. `of` leaves out others. */
export function CategoryOptions({
  categories,
  of = categories,
}: {
  categories: AdminCategory[];
  of?: AdminCategory[];
}) {
  return of.map((one) => (
    <option key={one.id} value={one.id}>
      {indent.repeat(pathTo(categories, one.parent_id).length)}
      {nameOf(one)}
    </option>
  ));
}
