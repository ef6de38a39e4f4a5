import { expect, test } from "vitest";
import type { MyOrder } from "../contract.ts";
import {
  areOutdated,
  areSaved,
  type ItemEdits,
  noEdits,
  toCurrentEdits,
  toItemsChange,
} from "./item-edits.ts";

const order = {
  number: "TK-10001",
  revision: 1,
  address_details: "House 1",
  slot: { id: 3, day: "2026-12-01", from: 480, to: 720 },
  order_items: [
    { id: 7, quantity: 2, product: { id: 5, name: "Milk", weight: "1 l", image: "", price: 90 } },
  ],
} as unknown as MyOrder;

const edits: ItemEdits = {
  ...noEdits,
  was: 1,
  address: { address_details: "House 2", was: "House 1" },
  time: { slot: { id: 4, day: "2026-12-01" }, was: { day: "2026-12-01", from: 480, to: 720 } },
};

test("address and time are sent with what the customer saw before", () => {
  expect(areOutdated(order, edits)).toBe(false);
  expect(toItemsChange(order, toCurrentEdits(order, edits))).toEqual({
    number: "TK-10001",
    was: 1,
    lines: [{ item: 7, quantity: 2 }],
    address: edits.address,
    time: edits.time,
  });
});

test("an address that was changed elsewhere is not overwritten by an older draft, and the time of the draft stays", () => {
  const changed = { ...order, address_details: "House 3" };
  expect(areOutdated(changed, edits)).toBe(true);
  expect(toCurrentEdits(changed, edits)).toEqual({ ...edits, address: undefined });
});

test("a time that was changed elsewhere is not overwritten, and the lines' edits stay while the lines are as they were", () => {
  const changed = { ...order, slot: { id: 5, day: "2026-12-02", from: 480, to: 720 } } as MyOrder;
  const withLine = { ...edits, quantities: { 7: 3 } };
  expect(toCurrentEdits(changed, withLine)).toEqual({ ...withLine, time: undefined });
});

test("lines that were changed elsewhere drop the edits of lines, and not those of address and time", () => {
  const current = toCurrentEdits({ ...order, revision: 2 }, { ...edits, quantities: { 7: 3 } });
  expect(current).toEqual({ ...edits, was: 2, quantities: {}, wishes: {} });
});

test("edits with an address of their own are not taken for saved when their products came by another device", () => {
  const added = [{ product: { id: "5", name: "Milk" }, quantity: 1 }] as unknown as ItemEdits["added"];
  const changed = { ...order, revision: 2, edits: [{ by_customer: true }] } as unknown as MyOrder;
  expect(areSaved(changed, { ...edits, added })).toBe(false);
  expect(areSaved(changed, { ...noEdits, was: 1, added })).toBe(true);
});
