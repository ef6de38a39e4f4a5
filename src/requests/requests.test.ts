import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const stored = (table: string) => shop.sql<any>(`select * from ${table} order by id desc limit 1`);
const count = async (table: string) =>
  (await shop.sql<{ count: number }>(`select count(*) from ${table}`))[0]?.count;

describe("POST /api/custom-orders", () => {
  test("keeps what somebody asks for", async () => {
    const { status, body } = await shop.post("/api/custom-orders", {
      customer_name: "Nusrat",
      customer_email: "nusrat@example.com",
      customer_phone: "০১৭১২-৩৪৫৬৭৮",
      order_details: "Two kilos of kotbel",
      delivery_address: "House 12, Road 5",
      took_ms: 300,
    });
    expect([status, body]).toEqual([200, { success: true, message: "Order placed successfully!" }]);
    expect((await stored("custom_orders"))[0]).toMatchObject({
      customer_name: "Nusrat",
      customer_email: "nusrat@example.com",
      customer_phone: "01712-345678",
      order_details: "Two kilos of kotbel",
      delivery_address: "House 12, Road 5",
    });
  });

  test("names what is missing by its field, in the specification's words and in Bengali", async () => {
    const { status, body } = await shop.post("/api/custom-orders", {
      customer_email: "nowhere",
      customer_phone: "x",
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      customer_name: "Name is required",
      order_details: "Order details are required",
      customer_email: "Email is invalid",
      customer_phone: "This does not look like a phone number. Please check it.",
    });
    const bengali = await shop.post("/api/custom-orders?lang=bn", {});
    expect(bengali.body.errors.customer_name).toBe("নাম লিখুন");
  });

  test("thanks a robot and keeps nothing", async () => {
    const before = await count("custom_orders");
    const robot = { customer_name: "Bot", order_details: "Buy links" };
    const { status } = await shop.post("/api/custom-orders", { ...robot, website: "http://spam.example" });
    expect(status).toBe(200);
    expect(await count("custom_orders")).toBe(before);
  });
});

describe("POST /api/contact-messages", () => {
  test("keeps a message, or names what is missing", async () => {
    const message = {
      name: "Rakib",
      email: "rakib@example.com",
      subject: "Hours",
      message: "When do you open?",
    };
    const { body } = await shop.post("/api/contact-messages", message);
    expect(body.message).toBe("Thank you for contacting us! We will get back to you soon.");
    expect((await stored("contact_messages"))[0]).toMatchObject(message);
    const empty = await shop.post("/api/contact-messages", {});
    expect(empty.body.errors).toEqual({
      name: "Name is required",
      email: "Email is required",
      subject: "Subject is required",
      message: "Message is required",
    });
    const wrong = await shop.post("/api/contact-messages", { ...message, email: "rakib" });
    expect(wrong.body.errors).toEqual({ email: "Email is invalid" });
  });
});

describe.each([
  [
    "custom_orders",
    "/api/custom-orders",
    "order_details",
    { customer_name: "Nusrat", customer_phone: "01712345678" },
  ],
  [
    "contact_messages",
    "/api/contact-messages",
    "message",
    { name: "Rakib", email: "rakib@example.com", subject: "Hours" },
  ],
])("%s under an Idempotency-Key", (table, path, field, rest) => {
  const send = (text: string, key?: string, more = {}) =>
    shop.post(path, { ...rest, [field]: text, ...more }, { key });
  const times = async (text: string) =>
    (await shop.sql(`select id from ${table} where ${field} = $1`, [text])).length;

  test("the same is stored once, however often it arrives, at once too, and answered alike", async () => {
    const first = await send("Kotbel?", "form-1111");
    const again = await send("Kotbel?", "form-1111");
    expect([again.status, again.body]).toEqual([200, first.body]);
    await Promise.all(Array.from({ length: 8 }, () => send("Jolpai?", "form-1111")));
    expect([await times("Kotbel?"), await times("Jolpai?")]).toEqual([1, 1]);
  });

  test("another key, other words and no key at all are each something new", async () => {
    for (const key of ["form-2222", "form-3333", undefined, undefined]) await send("Amra?", key);
    await send("Amra!", "form-2222");
    expect([await times("Amra?"), await times("Amra!")]).toEqual([4, 1]);
  });

  test("a malformed key is refused", async () => {
    for (const key of ["short", "y".repeat(300)])
      expect((await send("Chalta?", key)).body.code).toBe("broken_request");
    expect(await times("Chalta?")).toBe(0);
  });
});
