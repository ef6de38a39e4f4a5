import { beforeAll, expect, test } from "vitest";
import { dayAhead } from "#tests/support/orders/delivery.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const numbers = new Map<string, string>();
beforeAll(async () => {
  const product = await productWith(null);
  for (const place of ["dhaka/dhanmondi", "dhaka/mirpur", "kushtia/mirpur", undefined]) {
    const { body } = await order([{ product_id: product, quantity: 1 }], { more: { place } });
    numbers.set(body.order.number, place ?? "none");
  }
});

const listed = async (filter: string) => {
  const { status, body } = await shop.get(`/api/admin/orders?${filter}`, { token: admin });
  expect(status, filter).toBe(200);
  return body.data.map(({ number }: { number: string }) => numbers.get(number));
};

test("orders are narrowed to a place, to a district, or to those without a place, beside the other filters", async () => {
  expect(await listed("place=dhaka%2Fmirpur")).toEqual(["dhaka/mirpur"]);
  expect(await listed("place=dhaka")).toEqual(["dhaka/mirpur", "dhaka/dhanmondi"]);
  expect(await listed("place=none")).toEqual(["none"]);
  expect(await listed("place=sylhet")).toEqual([]);
  expect(await listed("place=dhaka&status=pending&day=today")).toEqual(["dhaka/dhanmondi", "dhaka/mirpur"]);
  expect(await listed("place=dhaka&status=cancelled")).toEqual([]);
  expect(await listed("place=dhaka&search=House%2012")).toEqual(["dhaka/mirpur", "dhaka/dhanmondi"]);
});

test("a place that nobody knows is refused with words", async () => {
  for (const place of ["mirpur", "dhaka/", "dhaka%25"]) {
    const { status, body } = await shop.get(`/api/admin/orders?place=${place}`, { token: admin });
    expect([status, Object.keys(body.errors)], place).toEqual([422, ["place"]]);
  }
});

test("orders are narrowed to the day of delivery, beside the other filters, and so is the file", async () => {
  const days = {
    "dhaka/mirpur": dayAhead(1),
    "kushtia/mirpur": dayAhead(0),
    "dhaka/dhanmondi": "2026-01-05",
  };
  for (const [place, day] of Object.entries(days))
    await shop.sql("update orders set slot_day = $2 where place = $1", [place, day]);
  expect(await listed("slot_day=tomorrow")).toEqual(["dhaka/mirpur"]);
  expect(await listed("slot_day=today")).toEqual(["kushtia/mirpur"]);
  expect(await listed("slot_day=2026-01-05")).toEqual(["dhaka/dhanmondi"]);
  expect(await listed("slot_day=tomorrow&place=kushtia")).toEqual([]);
  expect(await listed("slot_day=tomorrow&place=dhaka&status=pending&day=today")).toEqual(["dhaka/mirpur"]);
  expect((await shop.get("/api/admin/orders?slot_day=someday", { token: admin })).status).toBe(422);
  const { body } = await shop.get("/api/admin/orders-export?slot_day=tomorrow", { token: admin });
  expect((body as string).trim().split("\r\n")).toHaveLength(2);
});

test("the file has the orders of that place, and says it", async () => {
  const { body } = await shop.get("/api/admin/orders-export?place=kushtia", { token: admin });
  const lines = (body as string).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Mirpur, Kushtia"');
});
