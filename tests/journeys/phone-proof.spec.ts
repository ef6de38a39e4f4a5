import type { Page } from "@playwright/test";
import { openSmsGateway } from "../support/services/sms-gateway.ts";
import { signInAsAdmin } from "./back-office/staff.ts";
import { test as base } from "./own-shop.ts";
import { expect, expectAccessible, open, readyToOrder, test as shared } from "./shop.ts";

type TestGateway = Awaited<ReturnType<typeof openSmsGateway>>;

const test = base.extend<{ sms: TestGateway }>({
  sms: async ({ browserName: _ }, use) => {
    const sms = await openSmsGateway();
    await use(sms);
    sms.close();
  },
  ownSettings: async ({ sms }, use) => use(sms.env),
});

const address = "House 12, Road 5, Dhanmondi";

async function fillIn(page: Page, mobile: string) {
  await page.getByRole("textbox", { name: /Shipping address|ঠিকানা/ }).fill(address);
  await page.getByRole("textbox", { name: /Mobile number|মোবাইল/ }).fill(mobile);
}

const codeTo = (sms: TestGateway, mobile: string) =>
  sms.taken
    .filter(({ to }) => to === `88${mobile}`)
    .map(({ text }) => /[0-9]{6}/.exec(text)?.[0] ?? "")
    .at(-1) ?? "";

test("the first order to a number waits for the code of an SMS, in its place, with everything typed kept", async ({
  page,
  shop,
  sms,
}) => {
  await shop.sql("update shop_details set proves_phone = true");
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await fillIn(page, "01711111111");
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  await place.click();
  const card = page.getByRole("region", { name: "Is this your number?" });
  const code = card.getByLabel("Code from the SMS");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(card.getByRole("status")).toContainText("sent a code to 01711111111");
  await expect(card.getByRole("button", { name: /New code in [0-9]+ s/ })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole("button", { name: "Use another number" }).click();
  const mobile = page.getByRole("textbox", { name: "Mobile number" });
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveValue("01711111111");
  await mobile.fill("01722222222");
  await place.click();
  await expect(card.getByRole("status")).toContainText("sent a code to 01722222222");
  const right = codeTo(sms, "01722222222");
  await code.fill(right === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(card).toContainText("That code is wrong. Attempts left: 4.");
  await expect(code).toBeFocused();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Shipping address" })).toHaveValue(address);
  await place.click();
  await expect(code).toBeFocused();
  expect(sms.taken).toHaveLength(2);
  await code.fill(right.replace(/[0-9]/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] as string));
  // One button leads on, where the one that orders was.
  await expect(place).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm and place the order" }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const orders = await shop.sql("select mobile_e164 from orders where address_details = $1", [address]);
  expect(orders).toEqual([{ mobile_e164: "+8801722222222" }]);
});

test("another number for a placed order waits for a code, too; the address alone does not", async ({
  page,
  shop,
  sms,
}) => {
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await fillIn(page, "01733333333");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  await shop.sql("update shop_details set proves_phone = true");
  const [order] = await shop.sql<{ number: string }>("select 'TK-' || (10000 + id) as number from orders");
  await open(page, `/account/orders/${order?.number}`);
  await page.getByRole("button", { name: "Change the phone number" }).click();
  await page.getByLabel("Mobile number").fill("০১৭৪৪৪৪৪৪৪৪");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const card = page.getByRole("region", { name: "Is this your number?" });
  const code = card.getByLabel("Code from the SMS");
  await expect(code).toBeFocused();
  await expect(card.getByRole("status")).toContainText("sent a code to 01744444444");
  await expectAccessible(page);
  await code.fill(codeTo(sms, "01744444444"));
  await page.getByRole("button", { name: "Confirm and save" }).click();
  await expect(page.getByRole("button", { name: "Change the phone number" })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await shop.sql("select mobile_e164 from orders")).toEqual([{ mobile_e164: "+8801744444444" }]);
});

test("where the SMS does not go out, the shopper reads whom to call, and sends again when the wait is over", async ({
  page,
  shop,
  sms,
}) => {
  await shop.sql("update shop_details set proves_phone = true");
  sms.gateway.mood = "fault";
  await readyToOrder(page, shop);
  await open(page, "/bn/checkout");
  await fillIn(page, "০১৭৩৩৩৩৩৩৩৩");
  await page.getByRole("button", { name: /অর্ডার/ }).last().click();
  const card = page.getByRole("region", { name: "নম্বরটি কি আপনার?" });
  await expect(card.getByRole("alert")).toContainText("এসএমএস পাঠানো যায়নি");
  sms.gateway.mood = "fine";
  await shop.sql("update rate_limits set window_ends = window_ends - interval '20 minutes'");
  await card.getByRole("button", { name: "নতুন কোড পাঠান" }).click();
  await expect(card.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => codeTo(sms, "01733333333")).not.toBe("");
  await card.getByLabel("এসএমএসের কোড").fill(codeTo(sms, "01733333333"));
  // The button of the order itself confirms, too.
  await page.locator("[data-bar=order] button").click();
  await expect
    .poll(() => shop.sql("select from orders where mobile_e164 = '+8801733333333'"))
    .toHaveLength(1);
});

test("an admin switches it on, with a cap", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  const group = page.getByRole("region", { name: "Check number by SMS" });
  await group.getByRole("checkbox").check();
  await group.getByLabel("Codes a day, at most").fill("২০");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  const read = "select proves_phone, codes_per_day from shop_details";
  expect(await shop.sql(read)).toEqual([{ proves_phone: true, codes_per_day: 20 }]);
});

shared("without an SMS gateway the setting cannot be switched on, and says why", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  const group = page.getByRole("region", { name: "Check number by SMS" });
  await expect(group.getByRole("checkbox")).toBeDisabled();
  await expect(group).toContainText("This needs an SMS gateway, and none is set under Sending");
  await expectAccessible(page);
});
