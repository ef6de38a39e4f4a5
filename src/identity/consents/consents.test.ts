import { describe, expect, test } from "vitest";
import { ownPolicyVersions } from "#src/shell/policy-versions.server.ts";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const rows = (id: string | number) =>
  shop.sql("select kind, given, version, way from consents where user_id = $1 order by id", [id]);

describe("a customer's consent", () => {
  test("to the privacy policy is a row at registration and at an order, once for each version", async () => {
    const email = "rokeya@example.com";
    const entry = { name: "Rokeya", email, password: "mango-tree", policy: ownPolicyVersions[0] };
    const { body } = await shop.post("/api/auth/login", entry);
    const registered = { kind: "policy", given: true, version: ownPolicyVersions[0], way: "password" };
    expect(await rows(body.data.id)).toEqual([registered]);
    await shop.post("/api/auth/login", { email, password: "mango-tree", policy: ownPolicyVersions[0] });
    await shop.post("/api/auth/login", { email, password: "mango-tree" });
    expect(await rows(body.data.id)).toEqual([registered]);
    const draft = { ...home, items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
    const order = (policy: string) =>
      shop.post("/api/place-order", { ...draft, policy }, { token: body.token });
    expect((await order("yesterday")).status).toBe(200);
    expect((await order("2027-01-01")).status).toBe(200);
    expect(await rows(body.data.id)).toEqual([registered]);
  });

  test("to offers is off until given, a row each time it changes, and staff see what counts", async () => {
    const me = await newcomer(shop, "Jamila Khatun");
    const change = async (marketing: boolean) =>
      (await me.post("consents", { marketing, policy: ownPolicyVersions[0] })).body.data.marketing;
    const staffSee = async () => {
      const { data } = (await shop.get(`/api/admin/users/${me.id}`, { token: admin })).body;
      const { body } = await shop.get("/api/admin/users-export?search=Jamila", { token: admin });
      const [head, line] = body.split("\r\n");
      return [data.marketing_since, line.split(",")[head.split(",").indexOf("marketing")]];
    };
    expect((await me.get("consents")).body.data).toEqual({
      marketing: false,
      policy_due: true,
      consents: [],
    });
    expect(await change(false)).toBe(false);
    expect(await rows(me.id)).toEqual([]);
    expect(await staffSee()).toEqual([null, "no"]);
    expect(await change(true)).toBe(true);
    await change(true);
    expect(await staffSee()).toEqual([expect.stringMatching(/Z$/), "yes"]);
    expect(await change(false)).toBe(false);
    expect(await staffSee()).toEqual([null, "no"]);
    const offers = { kind: "marketing", version: ownPolicyVersions[0], way: "account" };
    expect(await rows(me.id)).toEqual([
      { ...offers, given: true },
      { ...offers, given: false },
    ]);
    const { consents } = (await me.get("consents")).body.data;
    expect(consents.map(({ given }: any) => given)).toEqual([false, true]);
  });
});

test("every page, and the policy itself, knows its version: the day of its newest text in Dhaka, and which one of that day it is", async () => {
  const policy = async (language: string) =>
    (await shop.get("/api/shop", { headers: { "accept-language": language } })).body.data.policy;
  expect(await policy("en")).toMatchObject({ version: ownPolicyVersions[0], day: "28 Nov 2026" });
  await shop.sql(
    "insert into page_revisions (page, text_en, text_bn, created_at) values ('privacy-policy', '## A', '## ক', '2027-03-04T20:00:00Z')",
  );
  await shop.app.catalogueChanged();
  expect(await policy("bn")).toMatchObject({ version: "2027-03-05.1", day: "৫ মার্চ, ২০২৭" });
  const { text, version } = (await shop.get("/api/pages/privacy-policy")).body.data;
  expect([text, version]).toEqual(["## A", "2027-03-05.1"]);
  expect((await shop.get("/api/pages/terms-of-service")).body.data).not.toHaveProperty("version");
  await shop.sql(
    "insert into page_revisions (page, text_en, text_bn, created_at) values ('privacy-policy', '## B', '## খ', '2027-03-05T09:00:00Z')",
  );
  await shop.app.catalogueChanged();
  expect(await policy("bn")).toMatchObject({ version: "2027-03-05.2", day: "৫ মার্চ, ২০২৭ (২)" });
});

describe("a changed policy", () => {
  const newText = (at: string) =>
    shop.sql(
      "insert into page_revisions (page, text_en, text_bn, created_at) values ('privacy-policy', '## A', '## ক', $1)",
      [at],
    );
  const versionsOf = async (id: string) => (await rows(id)).map(({ version }: any) => version);

  test("is due until its version is agreed to; the one before counts for pages that were open, no other does", async () => {
    const me = await newcomer(shop, "Hasina Begum");
    const draft = { ...home, items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
    const order = (policy: string) =>
      shop.post("/api/place-order", { ...draft, policy }, { token: me.token });
    const isDue = async () => (await me.get("consents")).body.data.policy_due;
    await newText("2027-06-01T08:00:00Z");
    await newText("2027-06-01T09:00:00Z");
    await newText("2027-07-09T08:00:00Z");
    for (const other of ["2027-06-01", "2027-06-01.1", "2027-07-10.1", "2029-01-01"]) {
      expect((await order(other)).status).toBe(200);
      const refused = await me.post("policy-consent", { policy: other });
      expect([refused.status, refused.body.code]).toEqual([409, "changed"]);
    }
    expect(await versionsOf(me.id)).toEqual([]);
    expect((await order("2027-06-01.2")).status).toBe(200);
    expect([await versionsOf(me.id), await isDue()]).toEqual([["2027-06-01.2"], true]);
    const agreed = await me.post("policy-consent", { policy: "2027-07-09.1" });
    expect(agreed.body.data.policy_due).toBe(false);
    await me.post("policy-consent", { policy: "2027-07-09.1" });
    expect([await versionsOf(me.id), await isDue()]).toEqual([["2027-06-01.2", "2027-07-09.1"], false]);
  });

  test("stops no withdrawal of the consent to offers, but a new consent has to be to a text that one can read", async () => {
    const me = await newcomer(shop);
    const change = (marketing: boolean, policy: string) => me.post("consents", { marketing, policy });
    const refused = await change(true, "2020-01-01");
    expect([refused.status, refused.body.code]).toEqual([409, "changed"]);
    expect((await change(true, "2027-07-09.1")).body.data.marketing).toBe(true);
    expect((await change(false, "2020-01-01")).body.data.marketing).toBe(false);
  });
});

test("consents are written once by a request that comes twice at once, and are gone with the account", async () => {
  const me = await newcomer(shop);
  const version = (await shop.get("/api/shop")).body.data.policy.version;
  const twice = (path: string, body: object) => Promise.all([me.post(path, body), me.post(path, body)]);
  await twice("policy-consent", { policy: version });
  await twice("consents", { marketing: true, policy: version });
  expect((await rows(me.id)).map(({ kind }: any) => kind)).toEqual(["policy", "marketing"]);
  expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);
  expect(await rows(me.id)).toEqual([]);
});

test("an order is placed even while the policy's versions cannot be read; then its line is shown again", async () => {
  const me = await newcomer(shop);
  const { version } = (await shop.get("/api/shop")).body.data.policy;
  const draft = { ...home, items: [{ product_id: 2, quantity: 1 }], payment_type: "cash", policy: version };
  await shop.sql("alter table page_revisions rename to elsewhere");
  const placed = await shop.post("/api/place-order", draft, { token: me.token });
  await shop.sql("alter table elsewhere rename to page_revisions");
  expect(placed.status).toBe(200);
  expect((await me.get("consents")).body.data.policy_due).toBe(true);
});
