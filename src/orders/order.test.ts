import { expect, test } from "vitest";
import {
  isWaiting,
  mayUndo,
  nextSteps,
  orderNumber,
  progresses,
  readOrderId,
  statusByProgress,
  statuses,
  stepsByStatus,
} from "./order.ts";

const flat = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([from, steps]) => steps.map((to) => `${from} ${to}`));

test("an order is confirmed, packed, sent and delivered, in a small shop without packing, and may be cancelled until it is", () => {
  expect(flat(nextSteps)).toEqual([
    "placed confirmed",
    "placed cancelled",
    "confirmed packed",
    "confirmed delivered",
    "confirmed cancelled",
    "packed on_the_way",
    "packed cancelled",
    "on_the_way delivered",
    "on_the_way not_delivered",
    "on_the_way cancelled",
    "not_delivered packed",
    "not_delivered cancelled",
  ]);
});

test("by the four statuses it is packed, then handed over, and may be cancelled until it is", () => {
  const steps = Object.fromEntries(statuses.map((from) => [from, Object.keys(stepsByStatus[from])]));
  expect(flat(steps)).toEqual([
    "pending processing",
    "pending cancelled",
    "processing completed",
    "processing cancelled",
  ]);
  for (const from of statuses)
    for (const [to, progress] of Object.entries(stepsByStatus[from]))
      expect(statusByProgress[progress]).toBe(to);
});

test("it waits for the shop until it is handed over or cancelled", () => {
  expect(statuses.filter(isWaiting)).toEqual(["pending", "processing"]);
});

test("each step can be taken back but a cancellation, and a delivery of which some was not taken", () => {
  expect(progresses.filter((to) => !mayUndo(to))).toEqual(["cancelled"]);
  expect([mayUndo("delivered", "partly"), mayUndo("not_delivered", "nobody_there")]).toEqual([false, true]);
});

test("the number that people read out leads back to the order", () => {
  expect(orderNumber(482)).toBe("TK-10482");
  for (const typed of ["TK-10482", "tk 10482", "tk10482", "Tk - 10482", " 10482 "])
    expect(readOrderId(typed)).toBe(482);
  expect(readOrderId("10001")).toBe(1);
});

test.each(["10000", "09999", "1048", "1234567890123", "TK-", "10482x", "x10482", "10482 10483", ""])(
  "%s is no order's number",
  (typed) => expect(readOrderId(typed)).toBeUndefined(),
);
