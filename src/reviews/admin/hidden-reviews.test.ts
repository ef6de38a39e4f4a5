import { expect, test } from "vitest";
import { receive } from "#tests/support/orders/ordering.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();
const nusrat = await shop.newCustomer("Nusrat Jahan");
const karim = await shop.newCustomer("Karim Mia");
for (const buyer of [nusrat, karim]) await receive(shop, buyer, 5);

const write = async (token: string, review_details: string, rating?: number): Promise<number> =>
  (await shop.post("/api/reviews", { product_id: 5, review_details, rating }, { token })).body.review.id;
const act = (id: number, what: string, body: object = {}) =>
  shop.post(`/api/admin/reviews/${id}/${what}`, body, { token: admin });
const hide = (id: number) => act(id, "hide", { reason: "Insults the rider" });
const seen = async () => {
  await shop.app.catalogueChanged();
  const { body } = await shop.get("/api/products/reviews/5");
  return { texts: body.reviews.map(({ review_details }: any) => review_details), ...body.meta };
};
const list = async (query = "") =>
  (await shop.get(`/api/admin/reviews${query}`, { token: admin })).body.data.map(
    ({ review_details }: any) => review_details,
  );

test("a hidden review leaves the product's page, count and stars, and comes back whole", async () => {
  await write(nusrat, "Good mangoes", 5);
  const rude = await write(karim, "Rude words", 1);
  expect(await seen()).toMatchObject({ texts: ["Rude words", "Good mangoes"], total: 2, rating: 3 });
  const version = () => shop.sql<{ version: number }>("select max(version) as version from surrogate_keys");
  const [before] = await version();
  expect((await hide(rude)).body).toEqual({ success: true, hidden_reason: "Insults the rider" });
  expect((await version())[0]?.version).toBeGreaterThan(before?.version ?? 0);
  expect(await seen()).toMatchObject({ texts: ["Good mangoes"], total: 1, rating: 5 });
  await act(rude, "restore");
  expect(await seen()).toMatchObject({ texts: ["Rude words", "Good mangoes"], total: 2, rating: 3 });
});

test("an earlier rating of the customer counts again while the later review is hidden", async () => {
  const first = await write(karim, "Second thoughts: fine", 4);
  expect((await seen()).rating).toBe(4.5);
  await hide(first);
  expect((await seen()).rating).toBe(3);
});

test("hiding twice keeps the first reason, and needs one", async () => {
  const id = await write(nusrat, "Twice hidden");
  expect((await act(id, "hide", { reason: " " })).body.errors.reason).toContain("write down why");
  await hide(id);
  const again = await act(id, "hide", { reason: "Another" });
  expect(again.body.hidden_reason).toBe("Insults the rider");
  expect((await act(99_999_999, "hide", { reason: "x" })).status).toBe(404);
  const lines = (await shop.get(`/api/admin/journal?kind=review&subject=${id}`, { token: admin })).body.data;
  expect(lines.map(({ action, after }: any) => [action, after])).toEqual([
    ["review.hidden", { reason: "Insults the rider" }],
  ]);
});

test("staff find reviews by text and by customer, those without a reply and the hidden ones", async () => {
  const open = await list("?state=open");
  expect(open).toContain("Good mangoes");
  expect(open).not.toContain("Twice hidden");
  expect(await list("?state=hidden")).toEqual(["Twice hidden", "Second thoughts: fine"]);
  expect(await list("?search=rude")).toEqual(["Rude words"]);
  expect(await list("?search=karim")).toEqual(["Second thoughts: fine", "Rude words"]);
  const { body } = await shop.get("/api/admin/reviews?search=mangoes", { token: admin });
  await shop.post(`/api/reviews/${body.data[0].id}/reply`, { reply: "Thank you" }, { token: admin });
  expect(await list("?state=open")).not.toContain("Good mangoes");
  expect(body.data[0]).toMatchObject({ user: { name: "Nusrat Jahan" }, rating: 5, reply: null });
  expect(body.meta.next).toBeNull();
});
