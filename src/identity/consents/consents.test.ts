import { describe, expect, test } from "vitest";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const rows = (id: string | number) =>
  shop.sql("select kind, given, version, way from consents where user_id = $1 order by id", [id]);

describe("a customer's consent", () => {
  test("to the privacy policy is a row at registration and at an order, once for each version", async () => {
    const email = "rokeya@example.com";
    const entry = { name: "Rokeya", email, password: "mango-tree", policy: "2026-11-28" };
    const { body } = await shop.post("/api/auth/login", entry);
    const registered = { kind: "policy", given: true, version: "2026-11-28", way: "password" };
    expect(await rows(body.data.id)).toEqual([registered]);
    await shop.post("/api/auth/login", { email, password: "mango-tree", policy: "2026-11-28" });
    await shop.post("/api/auth/login", { email, password: "mango-tree" });
    expect(await rows(body.data.id)).toEqual([registered]);
    const draft = { ...home, items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
    const order = (policy: string) =>
      shop.post("/api/place-order", { ...draft, policy }, { token: body.token });
    expect((await order("yesterday")).status).toBe(422);
    expect((await order("2027-01-01")).status).toBe(200);
    const ordered = { ...registered, version: "2027-01-01", way: "order" };
    expect(await rows(body.data.id)).toEqual([registered, ordered]);
  });

  test("to offers is off until given, a row each time it changes, and staff see what counts", async () => {
    const me = await newcomer(shop, "Jamila Khatun");
    const change = async (marketing: boolean) =>
      (await me.post("consents", { marketing, policy: "2026-11-28" })).body.data.marketing;
    const staffSee = async () => {
      const { data } = (await shop.get(`/api/admin/users/${me.id}`, { token: admin })).body;
      const { body } = await shop.get("/api/admin/users-export?search=Jamila", { token: admin });
      const [head, line] = body.split("\r\n");
      return [data.marketing_since, line.split(",")[head.split(",").indexOf("marketing")]];
    };
    expect((await me.get("consents")).body.data).toEqual({ marketing: false, consents: [] });
    expect(await change(false)).toBe(false);
    expect(await rows(me.id)).toEqual([]);
    expect(await staffSee()).toEqual([null, "no"]);
    expect(await change(true)).toBe(true);
    await change(true);
    expect(await staffSee()).toEqual([expect.stringMatching(/Z$/), "yes"]);
    expect(await change(false)).toBe(false);
    expect(await staffSee()).toEqual([null, "no"]);
    const offers = { kind: "marketing", version: "2026-11-28", way: "account" };
    expect(await rows(me.id)).toEqual([
      { ...offers, given: true },
      { ...offers, given: false },
    ]);
    const { consents } = (await me.get("consents")).body.data;
    expect(consents.map(({ given }: any) => given)).toEqual([false, true]);
  });
});

test("every page knows the policy's version: the day of its newest text, in Dhaka", async () => {
  const policy = async (language: string) =>
    (await shop.get("/api/shop", { headers: { "accept-language": language } })).body.data.policy;
  expect(await policy("en")).toMatchObject({ version: "2026-11-28", day: "28 Nov 2026" });
  await shop.sql(
    "insert into page_revisions (page, text_en, text_bn, created_at) values ('privacy-policy', '## A', '## ক', '2027-03-04T20:00:00Z')",
  );
  await shop.app.catalogueChanged();
  expect(await policy("bn")).toMatchObject({ version: "2027-03-05", day: "৫ মার্চ, ২০২৭" });
});
