import { call } from "../api/client/client.ts";
import { listProducts, type ProductCard } from "../catalogue/contract.ts";
import { currentSession } from "../identity/session/session-store.ts";
import { listMyOrders } from "./contract.ts";

const most = 5;

/** Products that the customer ordered last, each once, as they are now; empty for a visitor. */
export async function boughtBefore(): Promise<ProductCard[]> {
  if (!currentSession()) return [];
  const orders = await call(listMyOrders, {});
  if (!orders.ok) return [];
  const items = orders.value.data
    .filter(({ status }) => status !== "cancelled")
    .flatMap(({ order_items }) => order_items);
  const ids = [...new Set(items.flatMap(({ product }) => product.id ?? []))].slice(0, most);
  if (ids.length === 0) return [];
  const list = await call(listProducts, { ids: ids.join(","), view: "card" });
  return list.ok ? list.value.data : [];
}
