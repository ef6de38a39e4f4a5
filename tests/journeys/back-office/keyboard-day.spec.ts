import type { Locator, Page } from "@playwright/test";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, newAccount, open } from "../shop.ts";
import { newMobile, signInAsAdmin, signInAsStaff } from "./staff.ts";

type CalledOrder = { id: number; number: string };

/** Whether what has the focus can be seen: it or what is around it has an outline, a shadow or a stroke of its own. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const looks = [getComputedStyle(focused), getComputedStyle(focused, "::after")];
    for (let at = focused.parentElement, up = 0; at && up < 3; at = at.parentElement, up++)
      looks.push(getComputedStyle(at));
    return looks.some((look) => look.outlineStyle !== "none" && Number.parseFloat(look.outlineWidth) >= 2);
  });

/** Presses a key until this has the focus; nothing on the way is without a ring. */
async function goTo(page: Page, target: Locator, key = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(
      () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 40)}`,
    );
    if (!focused.startsWith("BODY")) expect(await hasRing(page), `a ring around ${focused}`).toBe(true);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** The focus is somewhere in the page, where the next Tab goes on. */
const expectFocusInPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");

async function press(page: Page, target: Locator, key = "Tab") {
  await goTo(page, target, key);
  await page.keyboard.press("Enter");
  await expectFocusInPage(page);
}

test("a whole day without a mouse: called, packed, brought, paid, and on to the next order", {
  tag: "@desktop",
}, async ({ page, shop, browser, baseURL }) => {
  test.slow();
  const eggs = await shop.newProduct({ name: "Duck eggs", stock: 90, price: 140 });
  const milk = await shop.newProduct({ name: "Buffalo milk", stock: 90, price: 100 });
  await shop.newProduct({ name: "Buffalo milk small", stock: 90, price: 65 });
  const [rui] = await shop.sql<{ id: number }>("select id from products where sku = 'rui-fish'");
  const orders: CalledOrder[] = [];
  for (let count = 0; count < 4; count++) {
    const { token } = await newAccount(page, `Caller ${count}`);
    const answer = await page.request.post("/api/place-order", {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        address_details: `House ${count}, Road 5, Dhanmondi`,
        mobile_no: newMobile(),
        payment_type: "cash",
        items: [
          { product_id: rui?.id, quantity: 4 },
          { product_id: eggs, quantity: 1, if_missing: "leave_out" },
          { product_id: milk, quantity: 1, if_missing: "similar" },
        ],
      },
    });
    orders.push((await answer.json()).order);
  }
  const [first, second, third, fourth] = orders as [CalledOrder, CalledOrder, CalledOrder, CalledOrder];
  const riderPage = await browser.newPage({ baseURL });
  await signInAsStaff(riderPage, shop, ["delivery"]);
  await shop.sql("update users set name = 'Karim' where role = 'staff'");
  await signInAsAdmin(page, shop);

  // The list: up and down, several at once, one open beside it.
  await open(page, "/admin/orders");
  const row = ({ number }: { number: string }) => page.getByRole("link", { name: number, exact: true });
  await goTo(page, row(first));
  await page.keyboard.press("ArrowDown");
  await expect(row(second)).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(third)).toBeFocused();
  // On a Bengali layout the same key types another letter.
  await row(third).evaluate((link) =>
    link.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ক", code: "KeyK", bubbles: true, cancelable: true }),
    ),
  );
  await expect(row(second)).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("x");
  await expect(page.getByText("2 chosen")).toBeVisible();
  await press(page, page.getByRole("button", { name: /Start packing/ }));
  const sheet = page.getByRole("dialog");
  await goTo(page, sheet.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await press(page, sheet.getByRole("button", { name: "Start packing 2" }));
  await press(page, page.getByRole("button", { name: "Undo" }));
  await expect(page.getByText(/Taken back/)).toBeVisible();
  await expectFocusInPage(page);
  await press(page, page.getByRole("button", { name: "Clear" }));
  await goTo(page, row(first), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: first.number })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(first)).toBeFocused();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Shortcut keys" });
  await expect(list.getByRole("region", { name: "Calls" })).toContainText("Confirmed");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(row(first)).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("what?");
  await expect(list).toBeHidden();
  await page.keyboard.press("Escape");

  // Calls: no answer, changed, refused and kept, refused, confirmed; undone once.
  await open(page, `/admin/calls?order=${first.id}`);
  const call = (order: { number: string }) =>
    page.getByRole("heading", { level: 2 }).filter({ hasText: order.number });
  await expect(call(first)).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByText(`${first.number}: Confirmed.`)).toBeVisible();
  await expect(call(second)).toBeFocused();
  await press(page, page.getByRole("button", { name: "Undo" }), "Shift+Tab");
  await expect(call(first)).toBeFocused();
  await page.keyboard.press("1");
  await expect(call(second)).toBeFocused();
  await page.keyboard.press("4");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Refused/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await goTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Yes, cancel it" }));
  await expect(page.getByText(`${second.number}: Refused.`)).toBeVisible();
  await expect(call(third)).toBeFocused();
  await page.keyboard.press("2");
  await expect(call(fourth)).toBeFocused();
  // ১ on a Bengali layout.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "১", code: "Digit1", bubbles: true, cancelable: true }),
    ),
  );
  await expect(page.getByText(`${fourth.number}: Confirmed.`)).toBeVisible();
  await expect(call(third)).toBeFocused();
  await page.keyboard.press("3");
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?order=${third.id}`));
  await expect(page.getByRole("heading", { level: 2, name: third.number })).toBeFocused();

  // Packing: a weight, a line that is missing, another instead of it.
  await open(page, "/admin/packing");
  await press(page, page.getByRole("link", { name: new RegExp(`^${first.number}`) }));
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(first.number) })).toBeFocused();
  await goTo(page, page.getByRole("textbox", { name: /^Weight of Rui/ }));
  await page.keyboard.type("1.02");
  await page.keyboard.press("Enter");
  await expectFocusInPage(page);
  await press(page, page.getByRole("button", { name: /^Missing.*Duck eggs/ }));
  await press(page, page.getByRole("button", { name: /^Leave out.*Duck eggs/ }));
  await press(page, page.getByRole("button", { name: /^Missing.*Buffalo milk/ }));
  await press(page, page.getByRole("button", { name: /^Other.*Buffalo milk/ }));
  await page.keyboard.type(" small");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectFocusInPage(page);
  await goTo(page, page.getByRole("checkbox", { name: /Buffalo milk small/ }));
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Packed", exact: true }));
  await expect(page.getByText(`${first.number} is packed`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(fourth.number) })).toBeFocused();

  // To the rider.
  await open(page, `/admin/orders?status=processing&order=${first.id}`);
  await goTo(page, page.getByLabel("Rider"));
  await page.keyboard.type("Karim");
  await press(page, page.getByRole("button", { name: "Give to rider" }));
  await expect(page.getByText("Rider: Karim")).toBeVisible();
  await expectFocusInPage(page);

  // The rider starts, delivers, and reads what is to be handed in.
  await open(riderPage, "/admin/round");
  await press(riderPage, riderPage.getByRole("button", { name: `Take ${first.number}` }));
  await press(riderPage, riderPage.getByRole("button", { name: "At the door" }));
  await expect(riderPage.getByRole("heading", { level: 1, name: "Caller 0" })).toBeFocused();
  await goTo(riderPage, riderPage.getByRole("radio", { name: "Delivered" }));
  await riderPage.keyboard.press("Space");
  await press(riderPage, riderPage.getByRole("button", { name: /^Done · ৳.* taken$/ }));
  await press(riderPage, riderPage.getByRole("link", { name: /cash on me/ }), "Shift+Tab");
  await expect(riderPage.getByRole("heading", { level: 1 })).toBeVisible();

  // The cash is counted.
  await open(page, "/admin/cash");
  const cash = page.getByRole("region", { name: "Karim" });
  const [paid] = await shop.sql<{ taka: string }>("select amount_poisha / 100 as taka from order_payments");
  await goTo(page, cash.getByLabel("Cash counted"));
  await page.keyboard.type(String(paid?.taka));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/received from Karim/)).toBeVisible();
  await expectFocusInPage(page);

  // On to the next order, from anywhere.
  await page.keyboard.press("Control+k");
  await page.keyboard.type(third.number);
  await expect(page.getByRole("option").first()).toContainText(third.number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: third.number })).toBeFocused();
  await riderPage.close();
});
