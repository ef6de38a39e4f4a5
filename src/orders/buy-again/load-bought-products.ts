import { call } from "#src/api/client/client.ts";
import { listProducts, type ProductCard } from "#src/catalogue/contract.ts";
import { currentSession } from "#src/identity/session/session-store.ts";
import { listBoughtProducts } from "./contract.ts";

/** The products that the customer bought before, with current data, sold-out ones last. Empty if signed out. */
export async function loadBoughtProducts(limit: number): Promise<ProductCard[]> {
  if (!currentSession()) return [];
  const bought = await call(listBoughtProducts, {});
  const ids = bought.ok ? bought.value.data.slice(0, limit).map(({ id }) => id) : [];
  if (ids.length === 0) return [];
  const list = await call(listProducts, { ids: ids.join(","), view: "card" });
  if (!list.ok) return [];
  const soldOutRank = ({ stock_left }: ProductCard) => Number(stock_left === 0);
  return list.value.data.toSorted((one, other) => soldOutRank(one) - soldOutRank(other));
}
