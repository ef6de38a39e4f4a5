import { randomUUID } from "node:crypto";
import { openEditingShop } from "./editing.ts";

export async function openRidingShop() {
  const editing = await openEditingShop();
  const { shop, admin, ordered, shown } = editing;

  const newRider = (name: string) => shop.newStaff(name, "delivery");
  const rider = await newRider("Sohel Rana");

  const step = (id: number, from: string, to: string, more: object = {}) =>
    shop.post(`/api/admin/orders/${id}/steps`, { from, to, ...more }, { token: admin });
  async function packed(...products: [id: number, quantity: number][]) {
    const order = await ordered(...products);
    await step(order.id, "placed", "confirmed");
    await step(order.id, "confirmed", "packed");
    return order;
  }
  const takeOut = (orders: number[], token = rider.token) =>
    shop.post("/api/admin/round/orders", { orders }, { token });
  async function onTheWay(...products: [id: number, quantity: number][]) {
    const order = await packed(...products);
    await takeOut([order.id]);
    return order;
  }
  const say = (
    id: number,
    answer: string,
    more: object = {},
    { token = rider.token, key = randomUUID() } = {},
  ) =>
    shop.post(
      `/api/admin/round/orders/${id}/answers`,
      { was: 0, answer, at: new Date().toISOString(), ...more },
      { token, key },
    );
  const round = async (token = rider.token) => (await shop.get("/api/admin/round", { token })).body.data;
  const paymentsOf = (id: number) =>
    shop.sql(
      "select rider_id, amount_poisha, expected_poisha, note from order_payments where order_id = $1",
      [id],
    );
  const cash = async (day = "") =>
    (await shop.get(`/api/admin/cash${day && `?day=${day}`}`, { token: admin })).body.data;

  return {
    ...editing,
    rider,
    newRider,
    step,
    packed,
    takeOut,
    onTheWay,
    say,
    round,
    paymentsOf,
    cash,
    shown,
  };
}
