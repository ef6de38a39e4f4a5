import { describe, expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, token, productWith, order } = await openOrderingShop();
const product = await productWith(null);
const items = [{ product_id: product, quantity: 1 }];

const where = {
  place: "dhaka/dhanmondi",
  street: "House 12, Road 5, 3rd floor",
  rider_note: "Blue gate. Call, do not ring.",
  address_details: "House 12, Road 5, 3rd floor, Dhanmondi, Dhaka",
};
const named = { ...where, place: { id: "dhaka/dhanmondi", name: "Dhanmondi", district: "Dhaka" } };

describe("where an order goes", () => {
  test("is its place, with road, house and floor, and a note for the rider, wherever the order is shown", async () => {
    const me = await shop.newCustomer("Where Ever");
    const { body } = await order(items, { token: me, more: where });
    expect(body.order).toMatchObject(named);
    expect((await shop.get("/api/my-orders", { token: me })).body.orders[0]).toMatchObject(named);
    const last = (await shop.get("/api/my-orders/last-delivery?lang=bn", { token: me })).body.data[0];
    expect(last).toEqual({
      ...named,
      place: { id: "dhaka/dhanmondi", name: "ধানমন্ডি", district: "ঢাকা" },
      mobile_no: "01712-345678",
    });
    const admin = await shop.signInAdmin();
    const ofStaff = async (path: string) => (await shop.get(path, { token: admin })).body.data;
    expect(await ofStaff(`/api/admin/orders/${body.order.id}`)).toMatchObject(named);
    expect((await ofStaff(`/api/admin/orders-to-print?orders=${body.order.id}`)).orders[0]).toMatchObject(
      named,
    );
    expect((await ofStaff("/api/admin/orders"))[0].place).toEqual(named.place);
    expect((await ofStaff("/api/admin/callers?phone=01712345678"))[0].places[0]).toMatchObject(named);
  });

  test("may be left out, as in the specification's call, and blank is left out", async () => {
    for (const more of [{}, { street: " ", rider_note: "" }]) {
      const { status, body } = await order(items, { more });
      expect(status).toBe(200);
      expect(Object.keys(body.order)).not.toEqual(expect.arrayContaining(["place"]));
      expect([body.order.place, body.order.street, body.order.rider_note]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test.each(["dhaka/nowhere", "dhaka", "none", "", "Dhaka/Dhanmondi", 7])(
    "is refused with words where no place is called %s",
    async (place) => {
      const { status, body } = await order(items, { more: { place } });
      expect([status, body.code, body.errors]).toEqual([
        422,
        "invalid_fields",
        { place: "We do not know this area. Choose one of the list, or leave it out." },
      ]);
    },
  );

  test("is refused where the note for the rider is too long", async () => {
    const { body } = await order(items, { more: { rider_note: "x".repeat(301), street: "x".repeat(401) } });
    expect(Object.keys(body.errors)).toEqual(["street", "rider_note"]);
  });

  test("comes from staff on the phone, too", async () => {
    const admin = await shop.signInAdmin();
    const draft = {
      ...where,
      mobile_no: "01812345678",
      payment_type: "cash",
      items,
      customer: { name: "Caller" },
    };
    const { body } = await shop.post("/api/admin/orders", draft, { token: admin });
    expect(body.order).toMatchObject(named);
  });
});

describe("a saved address", () => {
  const address = { ...where, mobile_no: "01712345678" };
  const add = (more: object = {}) => shop.post("/api/account/addresses", { ...address, ...more }, { token });

  test("has its place and its note; saved again it takes over what is new, and stays one", async () => {
    const plain = { address_details: address.address_details, mobile_no: address.mobile_no };
    const first = await shop.post("/api/account/addresses", plain, { token });
    expect(first.body.address).toEqual({ id: expect.any(Number), ...plain });
    expect((await add()).body.address).toEqual({
      ...named,
      mobile_no: "01712345678",
      id: first.body.address.id,
    });
    await shop.post("/api/account/addresses", plain, { token });
    expect((await shop.get("/api/account/addresses", { token })).body.data).toEqual([
      { ...named, mobile_no: "01712345678", id: first.body.address.id },
    ]);
    expect((await add({ place: "nowhere" })).body.errors).toHaveProperty("place");
  });
});
