import { describe, expect, test, vi } from "vitest";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { smsLength } from "../notifications/sms/sms-length.ts";
import { fillTemplate } from "../platform/mail/template.ts";

const soon = { timeout: 60_000 };

const shop = await testShop();
const token = await shop.signInAdmin();
const customer = await shop.newCustomer("Nusrat Jahan");
await shop.sql("update users set email_verified = true where name = 'Nusrat Jahan'");
await shop.shop.mail.close();

const settings = async () => (await shop.get("/api/admin/settings", { token })).body.data;
const text = async (event = "placed", language = "en") =>
  (await settings()).sms.find((listed: any) => listed.event === event && listed.language === language);
const save = (change: object, event = "placed", language = "en") =>
  shop.post(`/api/admin/settings/sms/${event}/${language}`, change, { token });
async function heard(channel: string): Promise<string | undefined> {
  const draft = draftOf([{ product_id: 2, quantity: 1 }]);
  shop.shop.details.forget();
  const { body } = await shop.post("/api/place-order?lang=en", draft, { token: customer });
  return vi.waitFor(async () => {
    const path = `/api/admin/orders/${body.order.id}/notifications`;
    const { data } = (await shop.get(path, { token })).body;
    expect(data.map(({ status }: any) => status)).not.toContain("waiting");
    return data.find((one: any) => one.channel === channel)?.text;
  }, soon);
}

describe("the text of an SMS", () => {
  test("is the admin's where they have said one, else the shop's own", async () => {
    expect(await heard("sms")).toMatch(/^Tatka: we have your order TK-\d+, Tk 28\. /);
    const { version, is_sent } = await text();
    const saved = await save({ body: "{shop} has {number}.", is_sent, version });
    expect(saved.body.data).toMatchObject({ body: "{shop} has {number}.", version: version + 1 });
    expect(await heard("sms")).toMatch(/^Tatka has TK-\d+\.$/);
    const lines = await shop.sql("select after from journal where action = 'settings.sms_changed'");
    expect(lines).toEqual([{ after: { body: "{shop} has {number}." } }]);
    expect((await save({ body: "", is_sent, version: version + 1 })).body.data.body).toContain(
      "we have your order",
    );
    expect(await heard("sms")).toContain("we have your order");
  });

  test("is not sent where that is switched off, and the e-mail is", async () => {
    const { version, body } = await text();
    await save({ body, is_sent: false, version });
    expect(await heard("sms")).toBeUndefined();
    expect(await heard("email")).toContain("Dear Nusrat Jahan,");
    await save({ body, is_sent: true, version: version + 1 });
  });

  test("knows no other names, and takes four SMS at most", async () => {
    const { version, is_sent } = await text("changed", "bn");
    const unknown = await save({ body: "{shop} {friend}", is_sent, version }, "changed", "bn");
    expect(unknown.status).toBe(422);
    expect(unknown.body.errors.body).toContain("{friend}");
    const long = await save({ body: "ক".repeat(4 * 67 + 1), is_sent, version }, "changed", "bn");
    expect(long.body.errors.body).toContain("That is 5 SMS.");
    expect((await save({ body: "ক".repeat(4 * 67), is_sent, version }, "changed", "bn")).status).toBe(200);
  });

  test("is not overwritten: who saves second sees the other one's", async () => {
    const { version, is_sent } = await text("delivered");
    await save({ body: "First", is_sent, version }, "delivered");
    const second = await save({ body: "Second", is_sent, version }, "delivered");
    expect(second).toMatchObject({
      status: 409,
      body: { code: "changed", details: { now: { body: "First" } } },
    });
  });

  test("that is the shop's own takes one SMS in either language, and two with the link to a new time", async () => {
    const all = (await settings()).sms.map(({ event, own, values }: any) => ({
      event,
      segments: smsLength(fillTemplate(own, values)).segments,
    }));
    expect(all).toHaveLength(14);
    const most = (event: string) => (event === "not_delivered" ? 2 : 1);
    expect(all.filter(({ event, segments }: any) => segments > most(event))).toEqual([]);
  });
});

test("the text of an e-mail about an order is the admin's where they have said one", async () => {
  const find = async () =>
    (await settings()).emails.find((email: any) => email.email === "order_placed" && email.language === "en");
  const { version, values, own } = await find();
  expect(Object.keys(values)).toEqual(["greeting", "shop", "number", "total", "phone", "order", "link"]);
  expect(own.body).toContain("{order}");
  const change = { subject: "Got {number}", body: "{greeting}\n\n{order}\n\nBye", version };
  const path = "/api/admin/settings/emails/order_placed/en";
  expect((await shop.post(path, change, { token })).status).toBe(200);
  expect(await heard("email")).toMatch(
    /^Dear Nusrat Jahan,\n\n.+1 × ৳28[\s\S]+Delivery address:[\s\S]+Bye\n$/,
  );
  const wrong = await shop.post(path, { ...change, body: "{details}", version: version + 1 }, { token });
  expect(wrong.body.errors.body).toContain("{details}");
  const tried = await shop.post(`${path}/try`, { subject: change.subject, body: change.body }, { token });
  expect(tried.status).toBe(200);
  const [sent] = await shop.sql("select text from emails where subject = 'Got TK-10482'");
  expect(sent?.text).toContain("Rui fish 1 kg, 1 × ৳420: ৳420");
});

test("the shop is notified of a new order as long as that is switched on", async () => {
  expect(await heard("shop")).toContain("Nusrat Jahan has placed order TK-");
  const { version } = (await settings()).details;
  const saved = await shop.post("/api/admin/settings", { mails_orders: false, version }, { token });
  expect(saved.body.data.mails_orders).toBe(false);
  expect(await heard("shop")).toBeUndefined();
});
