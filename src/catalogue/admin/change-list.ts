import { tell } from "../../api/client.ts";
import { changeProduct, type ShelfChange, type ShelfList, type ShelfRow } from "./contract.ts";

type Changed = { how: "kept" } | { how: "refused"; message: string } | { how: "changed"; now: ShelfRow };

/** Changes a product of a list that is shown; `change` writes into that list what is so now. */
export async function changeShelf(
  id: number,
  fields: ShelfChange,
  change: (how: (list: ShelfList) => ShelfList) => void,
): Promise<Changed> {
  const put = (now: Partial<ShelfRow>) =>
    change((list) => ({ ...list, data: list.data.map((row) => (row.id === id ? { ...row, ...now } : row)) }));
  const told = await tell(changeProduct, { id: String(id), ...fields });
  if (told.ok) {
    // Only what was changed here: another cell of the row may be on its way.
    put(only(told.value.data, Object.keys(fields)));
    return { how: "kept" };
  }
  const { code, details, errors, message } = told.problem;
  const now = (details as { now?: ShelfRow } | undefined)?.now;
  if (code !== "changed" || !now)
    return { how: "refused", message: Object.values(errors ?? {})[0] ?? message };
  put(now);
  return { how: "changed", now };
}

const only = (row: ShelfRow, names: string[]): Partial<ShelfRow> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
