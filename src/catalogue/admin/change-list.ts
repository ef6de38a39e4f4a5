import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { type AdminProduct, type AdminProductList, changeProduct, type ProductChange } from "./contract.ts";

/** `changed`: a colleague changed the product first, and nothing was saved; `now` is the current product. */
type ChangeResult =
  | { kind: "saved" }
  | { kind: "refused"; message: string }
  | { kind: "changed"; now: AdminProduct };

/** Saves fields of a product, and updates its row in the list on the page with `updateList`. */
export async function changeListedProduct(
  id: number,
  fields: ProductChange,
  updateList: (update: (list: AdminProductList) => AdminProductList) => void,
): Promise<ChangeResult> {
  const mergeFields = (newValues: Partial<AdminProduct>) =>
    updateList((list) => ({
      ...list,
      data: list.data.map((row) => (row.id === id ? { ...row, ...newValues } : row)),
    }));
  const result = await call(changeProduct, { id: String(id), ...fields });
  if (result.ok) {
    // Merges only the fields that were changed here: another cell of the row may still be saving.
    mergeFields(pickFields(result.value.data, Object.keys(fields)));
    // A new stock is a count: what was sold during the count is taken off it.
    const soldMeanwhile = (fields.stock ?? 0) - (result.value.data.stock ?? 0);
    if (fields.stock != null && soldMeanwhile !== 0)
      toast({
        text: m.stock_saved_sold({
          count: formatNumber(result.value.data.stock ?? 0),
          sold: formatNumber(soldMeanwhile),
        }),
      });
    return { kind: "saved" };
  }
  const { code, details, errors, message } = result.problem;
  const currentProduct = (details as { now?: AdminProduct } | undefined)?.now;
  if (code !== "changed" || !currentProduct)
    return { kind: "refused", message: Object.values(errors ?? {})[0] ?? message };
  mergeFields(currentProduct);
  return { kind: "changed", now: currentProduct };
}

const pickFields = (row: AdminProduct, names: string[]): Partial<AdminProduct> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
