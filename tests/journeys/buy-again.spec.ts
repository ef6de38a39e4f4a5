import type { Page } from "@playwright/test";
import { dayAhead } from "../support/orders/delivery.ts";
import { areaFor } from "./areas.ts";
import { jumped, watchJumps } from "./jumps.ts";
import { test as testAlone } from "./own-shop.ts";
import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "./shop.ts";

/** A signed-in customer who has ordered the second product twice, the others once; the third is sold out since. */
async function returning(page: Page, shop: JourneyShop, delivery = {}) {
  const account = await signIn(page);
  const login = await (
    await page.request.post("/api/auth/login", { data: { name: "Nusrat Jahan", ...account } })
  ).json();
  const names = ["Rice", "Milk", "Eggs"].map((name) => `${name} ${crypto.randomUUID().slice(0, 6)}`);
  const ids = await Promise.all(names.map((name) => shop.newProduct({ name, nameBn: name, price: 80 })));
  const buy = async (products: number[]) => {
    const answer = await page.request.post("/api/place-order", {
      headers: { Authorization: `Bearer ${login.token}` },
      data: {
        address_details: "House 12, Road 5, Dhanmondi",
        mobile_no: "01712345678",
        payment_type: "cash",
        ...delivery,
        items: products.map((product_id) => ({ product_id, quantity: 1 })),
      },
    });
    expect(answer.ok()).toBe(true);
  };
  await buy(ids);
  await buy(ids.slice(1, 3));
  await buy(ids.slice(2));
  await shop.sql("update products set stock = 0 where id = $1", [ids[2]]);
  await shop.sql("update products set price_poisha = 9500 where id = $1", [ids[1]]);
  return names as [string, string, string];
}

const rail = (page: Page) => page.getByRole("region", { name: "Buy again" });

test("who has ordered finds it again on the home page, at the price of today, what is sold out last, and nothing moves", async ({
  page,
  shop,
}) => {
  const [rice, milk, eggs] = await returning(page, shop);
  const listed = page.waitForResponse(/\/api\/products\?.*ids=/);
  await open(page, "/");
  await listed;
  // This browser had kept no room: it is there from the next time on.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("buy-again"))).not.toBeNull();
  await page.reload();
  await expect(rail(page).getByRole("heading", { level: 3 })).toHaveText([milk, rice, eggs]);
  await expect(rail(page)).toContainText("৳95");
  await watchJumps(page);
  await page.reload();
  await expect(rail(page).getByRole("heading", { level: 3 })).toHaveCount(3);
  expect(await jumped(page)).toBeLessThan(0.001);
  await rail(page)
    .getByRole("button", { name: new RegExp(`Add.*${milk}`) })
    .click();
  await expect(page.getByRole("link", { name: /Cart, 1/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test("a visitor's home page has no such row, nor room for it", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html).not.toContain("Buy again");
  await open(page, "/");
  await expect(rail(page)).toHaveCount(0);
});

test("the empty search box offers what was bought most often", async ({ page, shop }) => {
  const [rice, milk] = await returning(page, shop);
  await open(page, "/products");
  await page.getByRole("combobox").first().click();
  const names = page.getByRole("row").filter({ hasText: /Rice|Milk|Eggs/ });
  await expect(names.first()).toContainText(milk);
  await expect(names.nth(1)).toContainText(rice);
});

test("a returning customer finds greeting, open order and Buy again on the first screen, and nothing moves", async ({
  page,
  shop,
}) => {
  const [, milk] = await returning(page, shop);
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await open(page, "/");
  const strip = page.getByRole("main").getByRole("link", { name: /^TK-\d+/ });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("open-order"))).toContain("TK-");
  // Neither room was kept: what is being read does not move.
  await expect(strip).toHaveCount(0);
  await watchJumps(page);
  for (const path of ["/", "/bn"]) {
    await page.addInitScript(
      (language) => localStorage.setItem("language", language),
      path === "/" ? "en" : "bn",
    );
    await open(page, path);
    await expect(
      page.getByText(/^(Good (morning|afternoon|evening)|শুভ (সকাল|অপরাহ্ন|সন্ধ্যা)), Nusrat$/),
    ).toBeVisible();
    await expect(strip).toBeVisible();
    await expect(strip).toContainText(
      path === "/" ? / · to be confirmed by phone, \+2 more$/ : / · ফোনে নিশ্চিত করা হবে, আরও ২টি$/,
    );
    const add = page.locator("main .rail").first().getByRole("button").first();
    await expect(add).toHaveAccessibleName(new RegExp(milk));
    await expect(add).toBeInViewport({ ratio: 1 });
    await page.waitForLoadState("networkidle");
    expect(await jumped(page)).toBeLessThan(0.005);
  }
  await expectAccessible(page);
  const number = /TK-\d+/.exec(await strip.innerText())?.[0];
  await shop.sql(
    `update orders set status = case when id = $1 then 'cancelled' else 'completed' end
     where user_id = (select user_id from orders where id = $1)`,
    [Number(number?.slice(3)) - 10_000],
  );
  await page.reload();
  // It says so once, in the room that is there; the next time there is none.
  await expect(strip).toContainText("বাতিল");
  await page.reload();
  await expect(page.getByText(/Nusrat/)).toBeVisible();
  await expect(strip).toHaveCount(0);
});

testAlone(
  "the open order of a customer whom the shop knows is not to be confirmed by phone",
  async ({ page, shop }) => {
    const place = "sylhet/golapganj";
    const [id] = await areaFor(page, shop, { places: [place] });
    await returning(page, shop, { place, street: "House 12", slot: { id, day: dayAhead(1) } });
    await shop.sql("update shop_details set called_until = 1");
    // The first is delivered; the two after it wait, and need no call.
    await shop.sql(
      "update orders set status = 'completed', fulfilment = 'delivered' where id = (select min(id) from orders)",
    );
    const strip = page.getByRole("main").getByRole("link", { name: /^TK-\d+/ });
    await page.addInitScript(() => localStorage.setItem("language", "en"));
    await open(page, "/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("open-order"))).toContain("TK-");
    await open(page, "/");
    await expect(strip).toHaveText(/^TK-\d+ · tomorrow \d.* · placed, \+1 more$/);
    await shop.sql(
      "update orders set status = 'processing', fulfilment = 'packed' where id = (select min(id) + 1 from orders)",
    );
    // It follows the order once somebody comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(strip).toContainText("· packed");
    await page.addInitScript(() => localStorage.setItem("language", "bn"));
    await open(page, "/bn");
    await expect(strip).toHaveText(/^TK-.* · কাল .* · প্যাক করা হয়েছে, আরও ১টি$/);
    await shop.sql("update orders set status = 'pending', fulfilment = 'placed' where fulfilment = 'packed'");
    // The same order, once the shop calls everybody again.
    await shop.sql("update shop_details set called_until = null");
    await page.reload();
    await expect(strip).toContainText("ফোনে নিশ্চিত করা হবে");
  },
);
