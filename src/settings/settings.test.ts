import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { followChanges } from "../platform/cache/changes/follow-changes.server.ts";
import type { EmailTextOf, ShopSettings } from "./admin/contract.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let post: Awaited<ReturnType<typeof openPostBox>>;
let token: string;
let follower: Awaited<ReturnType<typeof followChanges>>;
beforeAll(async () => {
  post = await openPostBox();
  // It takes none, so that e-mails stay in the queue.
  post.box.refuse = true;
  shop = await openTestShop({ SHOP_DBID: "123456789", SMTP_URL: post.url });
  token = await shop.signInAdmin();
  // As every process of the shop does.
  follower = await followChanges(shop.shop, () => void shop.app.catalogueChanged());
});
afterAll(async () => {
  await follower.close();
  await shop.close();
  post.close();
});

const shown = async () => (await shop.get("/api/admin/settings", { token })).body.data;
const current = async (): Promise<ShopSettings> => (await shown()).details;
const save = async (change: Partial<ShopSettings>) =>
  shop.post("/api/admin/settings", { version: (await current()).version, ...change }, { token });
const facts = async (language = "en") =>
  (await shop.get("/api/shop", { headers: { "Accept-Language": language } })).body.data;
const soon = { timeout: 60_000 };
const dayFromNow = (days: number) =>
  new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  const open = { minimum: 0, closed_from: null, back_on: null, takes_orders: true };
  expect((await save(open)).status).toBe(200);
});

describe("the shop's details", () => {
  test("are the demo's until the admin says others, which shoppers see in their language by themselves", async () => {
    expect(await facts()).toMatchObject({ name: "Tatka", phone: "01700-000000" });
    const saved = await save({
      name_en: "Rahim Store",
      name_bn: "রহিম স্টোর",
      address_en: "Road 7",
      address_bn: "রোড ৭",
      phone: "01812-345678",
      second_phone: "02-9123456",
      hours_en: "Every day 8–22",
    });
    expect(saved.body).toMatchObject({ success: true, data: { name_en: "Rahim Store", dbid: "123456789" } });
    await expect
      .poll(() => facts(), soon)
      .toMatchObject({
        name: "Rahim Store",
        address: "Road 7",
        phone: "01812-345678",
        second_phone: "02-9123456",
        hours: "Every day 8–22",
      });
    const bengali = await facts("bn");
    expect(bengali).toMatchObject({ name: "রহিম স্টোর", address: "রোড ৭" });
    expect(bengali.hours).toBeUndefined();
  });

  test("have a WhatsApp number and a Facebook page for chats, or none", async () => {
    const wrong = await save({ whatsapp: "02-9123456", messenger: "https://evil.example/tatka" });
    expect(Object.keys(wrong.body.errors)).toEqual(["whatsapp", "messenger"]);
    const saved = await save({ whatsapp: "01712-345678", messenger: "https://facebook.com/tatka.shop" });
    const chats = { whatsapp: "+8801712345678", messenger: "tatka.shop" };
    expect(saved.body.data).toMatchObject(chats);
    await expect.poll(() => facts(), soon).toMatchObject(chats);
    await save({ whatsapp: "" });
    await expect.poll(async () => (await facts()).whatsapp, soon).toBeUndefined();
    expect((await facts()).messenger).toBe("tatka.shop");
  });

  test("that the environment has set win, are named, and cannot be changed", async () => {
    expect((await shown()).fixed).toEqual({ dbid: "SHOP_DBID" });
    const refused = await save({ dbid: "1" });
    expect(refused).toMatchObject({ status: 422, body: { code: "invalid_fields" } });
    expect(refused.body.errors.dbid).toContain("SHOP_DBID");
    await shop.sql("update shop_details set dbid = '1'");
    expect((await current()).dbid).toBe("123456789");
  });

  test("have to be complete, and the two days in their order", async () => {
    const errors = async (change: object) => Object.keys((await save(change)).body.errors);
    expect(await errors({ name_en: " ", phone: "call me", email: "nobody" })).toEqual([
      "name_en",
      "phone",
      "email",
    ]);
    expect(await errors({ minimum: -1 })).toEqual(["minimum"]);
    expect(await errors({ closed_from: "2026-11-24", back_on: null })).toEqual(["back_on"]);
    expect(await errors({ closed_from: "2026-11-24", back_on: "2026-11-24" })).toEqual(["back_on"]);
    await expect(
      shop.sql("update shop_details set closed_from = '2026-11-24', back_on = null"),
    ).rejects.toThrow("shop_details_closed");
  });

  test("are not overwritten: who saves second is told what they are now", async () => {
    const { version } = await current();
    await save({ phone: "01911-111111" });
    const second = await shop.post("/api/admin/settings", { version, phone: "01922-222222" }, { token });
    expect(second).toMatchObject({ status: 409, body: { code: "changed" } });
    expect(second.body.details.now).toMatchObject({ phone: "01911-111111", version: version + 1 });
    expect((await current()).phone).toBe("01911-111111");
  });

  test("leave a line in the journal with what was changed, and nothing else", async () => {
    await save({ phone: "01700-000001" });
    await save({ phone: "01700-000002" });
    const { body } = await shop.get("/api/admin/journal?kind=settings", { token });
    expect(body.data[0]).toMatchObject({
      action: "settings.changed",
      before: { phone: "01700-000001" },
      after: { phone: "01700-000002" },
    });
  });
});

describe("an order", () => {
  const order = async (quantity: number, key?: string) => {
    const customer = await shop.newCustomer();
    const [product] = await shop.sql<{ id: number; taka: number }>(
      "select id, (price_poisha / 100)::int as taka from products where stock is null order by id limit 1",
    );
    const items = [{ product_id: product?.id, quantity }];
    const place = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
    const send = () => shop.post("/api/place-order", place, { token: customer, ...(key && { key }) });
    return { taka: product?.taka ?? 0, customer, send };
  };

  test("below the smallest one is refused with what is missing; the very amount will do", async () => {
    const { taka, send } = await order(1);
    await save({ minimum: taka + 1 });
    await expect.poll(async () => (await facts()).minimum_order, soon).toBe(taka + 1);
    const refused = await send();
    expect(refused).toMatchObject({ status: 409, body: { code: "below_minimum" } });
    expect(refused.body.message).toBe(`The smallest order is ৳${taka + 1}. Add ৳1 more to order.`);
    await save({ minimum: taka });
    await expect.poll(async () => (await facts()).minimum_order, soon).toBe(taka);
    expect((await send()).status).toBe(200);
  });

  test("is refused on a closed day on which none are taken, but a placed one is still confirmed", async () => {
    const { send } = await order(1, "closing-time");
    expect((await send()).status).toBe(200);
    await save({ closed_from: dayFromNow(0), back_on: dayFromNow(2), takes_orders: false });
    await expect.poll(async () => (await facts()).orders_closed, soon).toContain("take no orders");
    expect(await send()).toMatchObject({ status: 200 });
    expect(await (await order(1)).send()).toMatchObject({ status: 409, body: { code: "shop_closed" } });
  });

  test("is taken on a closed day where the admin says so, and every page says when the shop is back", async () => {
    await save({ closed_from: dayFromNow(0), back_on: dayFromNow(2), takes_orders: true });
    await expect.poll(async () => (await facts()).notice?.text, soon).toContain("You can order now");
    expect((await facts("bn")).notice.text).toContain("অর্ডার এখনই দিতে পারেন");
    expect((await facts()).orders_closed).toBeUndefined();
    expect((await (await order(1)).send()).status).toBe(200);
  });

  test("is taken before the first closed day, and again from the day that the shop is back", async () => {
    for (const days of [
      { closed_from: dayFromNow(1), back_on: dayFromNow(2) },
      { closed_from: dayFromNow(-2), back_on: dayFromNow(0) },
    ]) {
      await save({ ...days, takes_orders: false, phone: `01700-0000${days.back_on.slice(-2)}` });
      await expect.poll(async () => (await facts()).phone, soon).toBe(`01700-0000${days.back_on.slice(-2)}`);
      expect((await facts()).notice).toBeUndefined();
      expect((await (await order(1)).send()).status).toBe(200);
    }
  });
});

describe("the text of an e-mail", () => {
  const texts = async (language = "en"): Promise<EmailTextOf> =>
    (await shown()).emails.find(
      (email: EmailTextOf) => email.email === "reset" && email.language === language,
    );
  const act = async (change: object, path = "") =>
    shop.post(`/api/admin/settings/emails/reset/en${path}`, change, { token });
  const requested = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await shop.post("/api/auth/login", { name: "Rima", email, password: "mango-tree" });
    await shop.post("/api/auth/forgot-password", { email });
    const [row] = await shop.sql("select subject, text, html from emails where recipient = $1", [email]);
    return row;
  };

  test("is the admin's where they have said one, with what stands in braces filled in", async () => {
    const { version } = await texts();
    const text = { subject: "A new password from {shop}", body: "{greeting}\n\nPress <here>:\n{link}" };
    expect((await act({ ...text, version })).body.data).toMatchObject({ ...text, version: version + 1 });
    await expect.poll(async () => (await requested())?.["subject"], soon).toMatch(/^A new password from /);
    const sent = await requested();
    expect(sent?.["text"]).toMatch(/^Hello,\n\nPress <here>:\nhttp.+#token=\S+\n$/);
    expect(sent?.["html"]).toMatch(
      /<p [^>]+>Press &lt;here&gt;:<br><a href="http[^"]+" class="leaf" style="[^"]+">Set a new password<\/a><\/p>/,
    );
    expect((await texts("bn")).subject).toContain("নতুন পাসওয়ার্ডের লিংক");
  });

  test("is the shop's own again once it is emptied", async () => {
    const { version, own } = await texts();
    expect((await act({ subject: "", body: "", version })).body.data).toMatchObject(own);
  });

  test("needs its link, and knows no other names", async () => {
    const { version } = await texts();
    const refused = await act({ subject: "Hi {friend}", body: "{greeting}", version });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.subject).toContain("{friend}");
    expect(refused.body.errors.body).toContain("{link}");
  });

  test("is sent to whoever writes it, before it is saved, and changes nothing", async () => {
    const before = await texts();
    const tried = await act({ subject: "A try", body: "Here: {link}" }, "/try");
    expect(tried.body).toEqual({ success: true, to: shop.shop.settings.adminEmail });
    const rows = await shop.sql("select text from emails where subject = 'A try'");
    expect(rows).toMatchObject([{ text: expect.stringContaining("Here: http") }]);
    expect(await texts()).toEqual(before);
  });

  test("is not overwritten: who saves second sees the other one's", async () => {
    const { version } = await texts();
    await act({ subject: "First", body: "{link}", version });
    const second = await act({ subject: "Second", body: "{link}", version });
    expect(second).toMatchObject({
      status: 409,
      body: { code: "changed", details: { now: { subject: "First" } } },
    });
  });
});
