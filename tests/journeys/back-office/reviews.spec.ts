import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("staff hide a review with a reason, and shoppers no longer see it; shown again, it is back", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({});
  const account = { name: "Karim", email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  const { token } = await (await page.request.post("/api/auth/login", { data: account })).json();
  const text = `Rude words ${id}`;
  await page.request.post("/api/reviews", {
    headers: { Authorization: `Bearer ${token}` },
    data: { product_id: id, review_details: text, rating: 1 },
  });
  const texts = async () => {
    const { reviews } = await (await page.request.get(`/api/products/reviews/${id}`)).json();
    return reviews.map((one: { review_details: string }) => one.review_details);
  };
  await expect.poll(texts).toEqual([text]);

  await signInAsAdmin(page, shop);
  // From the page of older ones a search finds the newer ones, too.
  await open(page, "/admin/reviews?before=1");
  await page.getByRole("search").getByRole("textbox").fill(text);
  const entry = page.getByRole("list", { name: "Reviews, newest first" }).getByRole("listitem");
  await expect(entry).toHaveCount(1);
  await page.getByRole("button", { name: "Hide the review by Karim" }).click();
  await page.getByRole("button", { name: "Hide this review" }).click();
  await expect(page.getByText("Please write down why.")).toBeVisible();
  await page.getByLabel("Why? Only staff can read it.").fill("Insults the rider");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hide this review" }).click();
  await expect(page.getByText("Hidden: Insults the rider")).toBeVisible();
  await expect.poll(texts).toEqual([]);

  await page.getByRole("button", { name: "Show the review by Karim again" }).click();
  await expect(page.getByText("The review is shown again.")).toBeVisible();
  await expect.poll(texts).toEqual([text]);
  await page.getByRole("button", { name: "Reply to Karim" }).click();
  await page.getByLabel("Reply to Karim").fill("We are sorry.");
  await page.getByRole("button", { name: "Submit Reply" }).click();
  await expect(entry).toContainText("We are sorry.");
  await expectAccessible(page);
});
