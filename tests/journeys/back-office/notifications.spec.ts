import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, unique } from "./staff.ts";

test("staff see under an order what the customer was told, and send it again", async ({ page, shop }) => {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique() }));
  await signInAsAdmin(page, shop);
  await expect
    .poll(() => shop.sql("select from notifications where order_id = $1 and status = 'waiting'", [id]))
    .toEqual([]);
  await open(page, `/admin/orders?order=${id}`);
  const section = page.getByRole("region", { name: "What the customer was told" });
  await expect(section.getByRole("listitem")).toHaveCount(2);
  const sms = section.getByRole("listitem").filter({ hasText: "Order placed: SMS" });
  await expect(sms).toContainText("Not sent (sending is off)");
  await expect(sms).toContainText(`we have your order ${number}`);
  await expect(sms).toContainText("+8801712345678 · 1 SMS");
  const email = section.getByRole("listitem").filter({ hasText: "Order placed: Email" });
  await expect(email).toContainText("Sent");
  await email.getByText(`Tatka: we have your order ${number}`).click();
  await expect(email).toContainText(`This email address was given for order ${number}`);
  await expectAccessible(page);
  await sms.getByRole("button", { name: `Send again: Order placed: SMS, ${number}` }).click();
  await expect(page.getByText("It is being sent again.")).toBeVisible();
});

test("what did not reach a customer stands first in the list of notifications", async ({ page, shop }) => {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique() }));
  await signInAsAdmin(page, shop);
  await expect
    .poll(() => shop.sql("select from notifications where order_id = $1 and status = 'waiting'", [id]))
    .toEqual([]);
  await shop.sql(
    "update notifications set status = 'failed', reason = '500: out of order' where order_id = $1 and channel = 'sms'",
    [id],
  );
  await open(page, "/admin/notifications");
  const failed = page.getByRole("listitem").filter({ hasText: number });
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText("Last answer: 500: out of order");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: number }).first()).toContainText("Sent");
  await page.getByRole("listitem").getByRole("link", { name: number }).first().click();
  await expect(
    page.getByRole("dialog", { name: number }).or(page.getByRole("region", { name: number })),
  ).toBeVisible();
});

test("the back office rings for a new order where the device was told to, also after a reload", async ({
  page,
  shop,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const tones = { count: 0 };
    Object.assign(window, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when?: number) {
      tones.count += 1;
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: { count: number } }).tones.count);
  const product = await shop.newProduct({ name: unique() });
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, "/admin");
  /** The switch is under the person at the foot of the rail, on a phone under "More". */
  const openMenu = () => page.getByRole("button", { name: isMobile ? /^More/ : /^Your account/ }).click();
  const sound = page.getByRole("button", { name: "Sound for new orders" });
  await openMenu();
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  /** A call that waits for the next order is under way: what comes from now on is news. */
  const listens = () => page.waitForRequest(/orders\/newer\?.*wait=1/);
  const first = listens();
  await sound.click();
  await first;
  await page.clock.runFor(200);
  await expect.poll(tones).toBe(2);

  await newOrder(page, product);
  await expect.poll(tones).toBe(4);

  const second = listens();
  await page.reload();
  await second;
  await openMenu();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await newOrder(page, product);
  await expect.poll(tones).toBe(2);
});
