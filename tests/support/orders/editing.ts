import { openOrderingShop } from "./ordering.ts";

/** A line as staff send it: an item of the order, or a product to add or to replace an item. */
type LineOfEdit = {
  item?: number;
  product_id?: number;
  quantity: number;
  actual?: number;
  price?: number;
  grams?: number;
  replaces?: number;
};

export async function openEditingShop() {
  const ordering = await openOrderingShop();
  const { shop, order } = ordering;
  const admin = await shop.signInAdmin();

  const edit = (id: number, was: number, lines: LineOfEdit[], more: object = {}, as = admin) =>
    shop.post(`/api/admin/orders/${id}/edits`, { was, lines, ...more }, { token: as });
  /** Orders products with quantities; returns the order's id and its items' ids in the same order. */
  async function ordered(...products: [id: number, quantity: number][]) {
    const { body } = await order(products.map(([product_id, quantity]) => ({ product_id, quantity })));
    return {
      id: body.order.id as number,
      items: body.order.order_items.map((item: any) => item.id as number),
    };
  }
  const shown = async (id: number) => (await shop.get(`/api/admin/orders/${id}`, { token: admin })).body.data;
  const cancel = (id: number, from = "pending") =>
    shop.post(
      `/api/admin/orders/${id}/steps`,
      { from, status: "cancelled", reason: "out_of_stock" },
      { token: admin },
    );

  return { ...ordering, admin, edit, ordered, shown, cancel };
}
