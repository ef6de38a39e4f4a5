import type { Page } from "@playwright/test";
import type { OrderPush } from "#src/offline/order-push.ts";
import { test } from "../own-shop.ts";
import { inventSubscriptions, permitNotifications } from "../pushes.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

// Invented is what a browser without a window and without a push service cannot do: permit notifications, subscribe, and show one.
test.use({ serviceWorkers: "allow", ownSettings: { PUSH_HOSTS: "localhost", SECOND_FACTOR: "0" } });

const button = (page: Page, name = "Notify me on this device") => page.getByRole("button", { name });

/** The switch, after the menu that holds it on a phone was opened. */
async function openSwitch(page: Page, isMobile: boolean) {
  await open(page, "/admin/orders");
  await page.getByRole("button", { name: isMobile ? /^More/ : /^Your account/ }).click();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
}

test("staff switch on that a device hears of orders, keep it over visits, and switch it off", async ({
  page,
  shop,
  isMobile,
}) => {
  await permitNotifications(page);
  await inventSubscriptions(page);
  await signInAsAdmin(page, shop);
  const subscriptions = () => shop.sql("select language, endpoint from push_subscriptions");
  await openSwitch(page, isMobile);
  await button(page).click();
  await expect.poll(subscriptions).toEqual([{ language: "en", endpoint: "https://localhost:9/browser" }]);
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);

  // A server that lost it, as with the end of a session, gets it again at the next visit, in its language.
  await shop.sql("delete from push_subscriptions");
  await open(page, "/bn/admin/orders");
  await expect.poll(subscriptions).toEqual([{ language: "bn", endpoint: "https://localhost:9/browser" }]);
  await page.getByRole("button", { name: isMobile ? /^আরও/ : /^আপনার অ্যাকাউন্ট/ }).click();
  const bengali = button(page, "এই ডিভাইসে জানান");
  await expect(bengali).toHaveAttribute("aria-pressed", "true");
  await bengali.click();
  await expect(bengali).toHaveAttribute("aria-pressed", "false");
  await expect.poll(subscriptions).toEqual([]);
  await open(page, "/bn/admin/orders");
  expect(await page.evaluate(() => localStorage.getItem("invented"))).toBeNull();
});

test("a device that cannot hear of orders says why, and what to do", async ({ page, shop, isMobile }) => {
  await signInAsAdmin(page, shop);
  const said = page.getByRole("status");
  const pressed = async () => {
    await openSwitch(page, isMobile);
    await button(page).click();
  };
  await pressed();
  await expect(
    said.filter({ visible: true, hasText: "Allow them with the icon before the address" }),
  ).toBeVisible();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  await expectAccessible(page);

  await permitNotifications(page);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException("push service error", "AbortError"));
  });
  await pressed();
  await expect(
    said.filter({ visible: true, hasText: "could not connect to its notification service" }),
  ).toBeVisible();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");

  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.evaluate(() => localStorage.removeItem("order-push"));
  await pressed();
  await expect(
    said.filter({ visible: true, hasText: "This browser cannot show notifications" }),
  ).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await pressed();
  await expect(said.filter({ visible: true, hasText: "begins with https://" })).toBeVisible();
});

const pushOf = (orders: number[], more: Partial<OrderPush> = {}): OrderPush => ({
  orders,
  title: "New order",
  several: "{count} new orders",
  lines: orders.map((id) => `TK-${id}`),
  language: "en",
  address: `/admin/orders?order=${orders[0]}`,
  always: false,
  ...more,
});

test("the service worker shows what is pushed, as one notification, unless the back office is looked at", {
  tag: "@desktop",
}, async ({ page, context, shop, ownShop }) => {
  await signInAsAdmin(page, shop);
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  await open(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const push = (message: OrderPush) =>
    line.send("ServiceWorker.deliverPushMessage", {
      origin: ownShop.url,
      registrationId,
      data: JSON.stringify(message),
    });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const screen: object[] = [];
    const { prototype } = ServiceWorkerRegistration;
    prototype.showNotification = async (title, options) => {
      screen.splice(0, 1, { title, ...options });
    };
    prototype.getNotifications = async () => screen as Notification[];
  });
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => [title, body, data.address]);
    });

  await push(pushOf([7]));
  await expect.poll(shown).toEqual([["New order", "TK-7", "/admin/orders?order=7"]]);
  await push(pushOf([7]));
  await push(pushOf([8]));
  await push(pushOf([9, 10], { language: "bn", several: "{count}টি নতুন অর্ডার" }));
  await expect.poll(shown).toEqual([["৪টি নতুন অর্ডার", "TK-9\nTK-10\nTK-8\nTK-7", "/admin/orders"]]);

  await open(page, "/bn/admin/orders");
  await push(pushOf([11]));
  await push(pushOf([12], { always: true }));
  await expect.poll(shown).toEqual([["5 new orders", "TK-12\nTK-9\nTK-10\nTK-8", "/admin/orders"]]);
});
