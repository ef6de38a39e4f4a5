import { expect, test } from "vitest";
import { findChangesSinceOrder } from "./changes-since-order.ts";

const item = (id: string | undefined, price: number, quantity = 1, archived?: 1) =>
  ({ quantity, product: { id, price, archived } }) as never;

test("lines that are sold out, too few, archived or deleted are gone; others dearer by what all their pieces cost more", () => {
  const order_items = [
    item("1", 100),
    item("2", 100),
    item("3", 50, 3),
    item("4", 10, 1, 1),
    item(undefined, 5),
    item("6", 20, 2),
    item("7", 20),
  ];
  const products = [
    { id: 1, price: 100 },
    { id: 2, price: 90, stock_left: 0 },
    { id: 3, price: 60.05, stock_left: 3 },
    { id: 4, price: 10 },
    { id: 6, price: 25, stock_left: 1 },
    { id: 7, price: 15 },
  ];
  expect(findChangesSinceOrder({ order_items }, products)).toEqual({ gone: 4, dearer: 1, more: 30.15 });
});
