import { expect, test } from "vitest";
import { isWaiting, mayStep, orderNumber, runningNumber, statuses, undoneTo } from "./order.ts";

test("an order is packed, then handed over, and may be cancelled until it is", () => {
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => mayStep(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    ...["pending processing", "pending cancelled", "processing completed", "processing cancelled"],
  ]);
});

test("it waits for the shop until it is handed over or cancelled", () => {
  expect(statuses.filter(isWaiting)).toEqual(["pending", "processing"]);
});

test("each step but a cancellation can be taken back to where it started from", () => {
  expect(statuses.map((status) => undoneTo[status])).toEqual([undefined, "pending", "processing", undefined]);
});

test("the number that people read out leads back to the order", () => {
  expect(orderNumber(482)).toBe("TK-10482");
  for (const typed of ["TK-10482", "tk 10482", "tk10482", "Tk - 10482", " 10482 "])
    expect(runningNumber(typed)).toBe(482);
  expect(runningNumber("10001")).toBe(1);
});

test.each(["10000", "09999", "1048", "1234567890123", "TK-", "10482x", "x10482", "10482 10483", ""])(
  "%s is no order's number",
  (typed) => expect(runningNumber(typed)).toBeUndefined(),
);
