import { afterAll, beforeAll, expect, test } from "vitest";
import { dayAhead } from "../tests/support/orders/delivery.ts";
import { openTestShop } from "../tests/support/shop/open-test-shop.ts";
import { addAreas } from "./areas.server.ts";
import { areas } from "./areas.ts";
import { removeDemo } from "./remove.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signInAdmin();
  await addAreas(shop.shop.database.pool);
});
afterAll(() => shop.close());

const offer = async (place: string) =>
  (await shop.get(`/api/delivery?place=${encodeURIComponent(place)}`)).body.data;

test("every place of the demo's areas is known, free, and has times tomorrow", async () => {
  for (const { name, places, slots } of areas)
    for (const place of places) {
      const { area, days } = await offer(place);
      expect([place, area]).toMatchObject([place, { name: name.en, fee: 0 }]);
      const tomorrow = days.find(({ day }: any) => day === dayAhead(1));
      expect(tomorrow.slots.map(({ state }: any) => state)).toEqual(slots.map(() => "open"));
    }
});

test("in the demo an order costs what its items cost, with a place and without one", async () => {
  const token = await shop.newCustomer();
  const [product] = await shop.sql<{ id: number; price: number }>(
    "select id, price_poisha / 100 as price from products where stock is null order by id limit 1",
  );
  const draft = {
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: product?.id, quantity: 1 }],
  };
  const plain = await shop.post("/api/place-order", draft, { token });
  expect([plain.body.order.total_price, plain.body.order.fee]).toEqual([product?.price, undefined]);
  const there = await shop.post("/api/place-order", { ...draft, place: "dhaka/uttara-east" }, { token });
  expect([there.body.order.total_price, there.body.order.fee]).toEqual([product?.price, 0]);
});

test("the demo's areas go with it; one that an admin has changed stays", async () => {
  const { data } = (await shop.get("/api/admin/delivery-areas", { token: admin })).body;
  const { places, slots, ...own } = data.find(({ name_en }: any) => name_en === "Uttara");
  const plain = slots.map(({ days, ...slot }: any) => slot);
  const draft = { ...own, fee: 60, places: places.map(({ id }: any) => id), slots: plain };
  expect((await shop.post("/api/admin/delivery-areas", draft, { token: admin })).status).toBe(200);
  await removeDemo(shop.shop);
  expect(await shop.sql("select name_en, fee_poisha::int from delivery_areas")).toEqual([
    { name_en: "Uttara", fee_poisha: 6000 },
  ]);
});
