import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { openSmsGateway } from "#tests/support/services/sms-gateway.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { followChanges } from "../platform/cache/changes/follow-changes.server.ts";
import { openDetails } from "../platform/settings/shop-details.server.ts";

/** Even on a slow machine. */
const soon = { timeout: 60_000 };

const post = await openPostBox();
const sms = await openSmsGateway();
const shop = await testShop({ SHOP_EMAIL: "hello@tatka.example", PUBLIC_URL: "https://tatka.example" });
afterAll(() => {
  post.close();
  sms.close();
});
const token = await shop.signInAdmin();

const mailServer = { smtp_server: post.url, smtp_user: "rahim", smtp_password: "quokka-mail" };
const gateway = {
  sms_url: sms.env.SMS_URL,
  sms_success: '"status":"ok"',
  sms_headers: "X-Key: quokka-header",
};
const password = "test-admin";
const save = (change: object, on = shop, by = token) =>
  on.post("/api/admin/sending", { password, ...change }, { token: by });
const shown = async () => (await shop.get("/api/admin/sending", { token })).body.data;
const attempt = (channel: string, to: string) =>
  shop.post("/api/admin/sending/try", { channel, to }, { token });

test("what an admin sets sends the SMS and the e-mail of the next order, in every process", async () => {
  const { settings, database } = shop.shop;
  const other = openDetails(database.pool, settings);
  expect(await other.sending()).toMatchObject({ sms: undefined, smtpUrl: undefined });
  const follower = await followChanges(
    shop.shop,
    (change) => change.keys.includes("texts") && other.forget(),
  );
  const sender = { sender_name: "Rahim Store", sender_address: "Orders@rahim.example" };
  post.box.login = "rahim:quokka-mail";
  const saved = await save({ ...mailServer, ...gateway, ...sender });
  expect(saved.status).toBe(200);
  await expect
    .poll(() => other.sending(), soon)
    .toMatchObject({
      sms: { method: "GET" },
      smtpUrl: post.url.replace("//", "//rahim:quokka-mail@"),
      from: { name: "Rahim Store", address: "orders@rahim.example" },
    });
  await follower.close();

  const customer = await newcomer(shop);
  await shop.sql("update users set email_verified = true where id = $1", [customer.id]);
  const draft = draftOf([{ product_id: 2, quantity: 1 }]);
  const { order } = (await shop.post("/api/place-order?lang=en", draft, { token: customer.token })).body;
  await vi.waitFor(() => {
    expect(sms.taken.filter(({ text }) => text.includes(order.number))).toHaveLength(1);
    expect(post.received.filter(({ to }) => to === customer.email)).toMatchObject([
      {
        from: expect.stringMatching(/Rahim Store.*<orders@rahim\.example>/),
        replyTo: expect.stringContaining("<hello@tatka.example>"),
      },
    ]);
  }, soon);
  expect(sms.gateway.last?.headers["x-key"]).toBe("quokka-header");
  expect((await shop.get("/api/admin/settings", { token })).body.data.has_gateway).toBe(true);
});

describe("a secret", () => {
  test("is told as set, and stands in no answer, no journal and no list of backups", async () => {
    await save({ ...mailServer, ...gateway });
    expect(await shown()).toMatchObject({
      values: { smtp_server: post.url, smtp_user: "rahim", sms_success: '"status":"ok"' },
      is_set: ["sms_url", "sms_headers", "smtp_password"],
      gateway_host: "127.0.0.1",
      mail_host: "127.0.0.1",
      fixed: { gateway: false, mail_server: false },
    });
    const answers = await Promise.all(
      ["sending", "settings", "journal", "system"].map((path) => shop.get(`/api/admin/${path}`, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const saved = await save({ sms_method: "" });
    expect(saved.status).toBe(200);
    const journal = await shop.sql(
      "select action, before, after from journal where action like 'settings.%'",
    );
    expect(journal.at(-1)).toEqual({ action: "settings.sending_changed", before: {}, after: {} });
    const all = JSON.stringify([answers.map(({ body }) => body), saved.body, journal]);
    expect(all).toContain("settings.sending_changed");
    expect(all).not.toMatch(/hunter22|quokka/);
  });

  test("stays where it is not given, is replaced, and removed", async () => {
    await save({ ...mailServer, ...gateway });
    await save({ smtp_user: "karim" });
    expect((await shop.shop.details.sending()).smtpUrl).toContain("karim:quokka-mail@");
    await save({ smtp_password: "p@ss/w%rd" });
    expect((await shop.shop.details.sending()).smtpUrl).toContain("karim:p%40ss%2Fw%25rd@");
    expect((await save({ smtp_password: "", sms_headers: "" })).body.data.is_set).toEqual(["sms_url"]);
    expect((await save({ sms_url: "", smtp_server: "" })).body.data).toMatchObject({
      is_set: [],
      values: { sms_success: "", smtp_user: "" },
      gateway_host: null,
      mail_host: null,
    });
  });
});

describe("a change", () => {
  test("needs the admin's own password, and no one else may see or make it", async () => {
    for (const wrong of ["", "mango-tree"]) {
      const refused = await save({ ...gateway, password: wrong });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["password"]]);
    }
    const staff = await newcomer(shop);
    await shop.sql("update users set role = 'staff', parts = '{orders}' where id = $1", [staff.id]);
    for (const other of [staff.token, await shop.newCustomer()]) {
      expect((await save(gateway, shop, other)).status).toBe(403);
      expect((await shop.get("/api/admin/sending", { token: other })).status).toBe(403);
      expect(
        (await shop.post("/api/admin/sending/try", { channel: "sms", to: "01712345678" }, { token: other }))
          .status,
      ).toBe(403);
    }
  });

  test.each([
    ["sms_url", { sms_url: "sms.example" }],
    ["sms_url", { sms_url: "https://sms.example/?to={number}" }],
    ["sms_url", { sms_url: "https://sms.example/?to={number}&text={text}&who={name}" }],
    ["sms_url", { sms_url: "https://sms.example/?to={to}", sms_body: "{text}", sms_method: "GET" }],
    ["sms_url", { sms_success: "ok" }],
    ["sms_headers", { ...gateway, sms_headers: "Bearer quokka" }],
    ["smtp_server", { smtp_server: "mail.example" }],
    ["smtp_server", { smtp_server: "smtps://rahim:quokka@mail.example" }],
    ["smtp_server", { smtp_password: "quokka" }],
    ["sender_address", { sender_address: "nobody" }],
  ])(
    "that could not send is refused at %s, in both languages, without repeating it",
    async (field, change) => {
      await save({ sms_url: "", smtp_server: "" });
      for (const language of ["en", "bn"]) {
        const refused = await shop.post(
          `/api/admin/sending?lang=${language}`,
          { password, ...change },
          { token },
        );
        expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
        expect(JSON.stringify(refused.body)).not.toContain("quokka");
        expect(/[\u0980-\u09ff]/.test(refused.body.message)).toBe(language === "bn");
      }
      expect((await shown()).is_set).toEqual([]);
    },
  );
});

describe("a test message", () => {
  test("is sent for real, and tells what the other side answers", async () => {
    await save({ ...mailServer, ...gateway });
    const to = "০১৭৯৮-৭৬৫৪৩২";
    expect((await attempt("sms", to)).body).toMatchObject({
      taken: true,
      message: expect.stringContaining('200: {"status":"ok"}'),
    });
    expect(sms.taken.at(-1)).toMatchObject({ to: "8801798765432", text: "Tatka: this is a test. It works." });
    const mailbox = `${randomUUID()}@example.com`;
    expect((await attempt("email", mailbox)).body).toMatchObject({ taken: true });
    expect(post.received.at(-1)).toMatchObject({ to: mailbox, subject: "A test from Tatka" });
  });

  test("that is refused tells so in the other side's words, without the secret in them", async () => {
    await save({ ...mailServer, ...gateway });
    sms.gateway.mood = "fault";
    post.box.refuse = true;
    const refusedSms = (await attempt("sms", "01712345678")).body;
    expect(refusedSms).toMatchObject({
      taken: false,
      message: expect.stringContaining("500: out of order, key=•••"),
    });
    const refusedEmail = (await attempt("email", "a@example.com")).body;
    expect(refusedEmail).toMatchObject({
      taken: false,
      message: expect.stringContaining("451 come back later"),
    });
    sms.gateway.mood = "false success";
    expect((await attempt("sms", "01712345678")).body.message).toContain("insufficient balance");
    post.box.login = "rahim:another";
    expect((await attempt("email", "a@example.com")).body.message).toContain("535 not known: rahim:•••");
    sms.gateway.mood = "fine";
    Object.assign(post.box, { refuse: false, login: "" });
  });

  test("needs somebody to go to, and something to go with", async () => {
    for (const channel of ["sms", "email"])
      expect(Object.keys((await attempt(channel, "nobody")).body.errors)).toEqual(["to"]);
    await save({ sms_url: "", smtp_server: "" });
    expect((await attempt("sms", "01712345678")).body).toMatchObject({
      code: "not_offered",
      message: "No SMS gateway is set.",
    });
    expect((await attempt("email", "a@example.com")).body.message).toBe("No mail server is set.");
  });
});

test("what the environment has set wins, is told, and cannot be changed", async () => {
  const fixed = await openTestShop({ ...sms.env, SMTP_URL: post.url, SHOP_EMAIL: "hello@tatka.example" });
  const admin = await fixed.signInAdmin();
  for (const [field, variable, change] of [
    ["sms_url", "SMS_URL", { sms_url: "https://other.example/?to={to}&text={text}" }],
    ["smtp_server", "SMTP_URL", { smtp_server: "smtp://other.example" }],
  ] as const) {
    const refused = await save(change, fixed, admin);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[field]).toContain(variable);
  }
  const stored = {
    sms_url: "https://other.example/?to={to}&text={text}",
    smtp_server: "smtp://other.example",
  };
  await fixed.sql("insert into secrets (name, value) values ('sending', $1)", [JSON.stringify(stored)]);
  fixed.shop.details.forget();
  expect(await fixed.shop.details.sending()).toMatchObject({
    sms: { url: sms.env.SMS_URL },
    smtpUrl: post.url,
  });
  expect((await fixed.get("/api/admin/sending", { token: admin })).body.data).toMatchObject({
    fixed: { gateway: true, mail_server: true },
    gateway_host: "127.0.0.1",
    mail_host: "127.0.0.1",
  });
  expect((await save({ sender_name: "Rahim Store" }, fixed, admin)).status).toBe(200);
  await fixed.close();
});
