import type { Page } from "@playwright/test";
import type { CustomerPush } from "#src/offline/customer-push.ts";
import { test as testAlone } from "./own-shop.ts";
import { inventSubscriptions, permitNotifications } from "./pushes.ts";
import {
  expect,
  expectAccessible,
  type JourneyShop,
  newAccount,
  open,
  readyToOrder,
  signIn,
  test,
} from "./shop.ts";

const offer = (page: Page) => page.getByRole("button", { name: "Tell me when it is back" });

test("a shopper leaves an e-mail address at a sold-out product, and an odd one is refused at its field", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ stock: 0 });
  await open(page, `/products/${id}`);
  await offer(page).click();
  const email = page.getByLabel("Your e-mail address");
  await expect(email).toBeFocused();
  await email.fill("nobody");
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
  await expect(page.getByText("This is not an e-mail address.")).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill("Shopper@example.com");
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
  await expect(page.getByText("We'll send you one message when it is back.")).toBeVisible();
  expect(await shop.sql("select email, language from stock_alerts where product_id = $1", [id])).toEqual([
    { email: "shopper@example.com", language: "en" },
  ]);
});

test("a customer waits by one press, finds it at the next visit, and withdraws", async ({ page, shop }) => {
  const id = await shop.newProduct({ stock: 0 });
  await signIn(page);
  await open(page, `/products/${id}`);
  await offer(page).click();
  const said = page.getByText("We'll send you one message when it is back.");
  await expect(said).toBeVisible();
  await page.reload();
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "Don't tell me" }).click();
  await expect(offer(page)).toBeVisible();
  expect(await shop.sql("select from stock_alerts where product_id = $1", [id])).toEqual([]);
});

test("what can be bought has no such offer, and a wrong link of a message says so", async ({
  page,
  shop,
}) => {
  await open(page, `/products/${await shop.newProduct()}`);
  await expect(page.getByRole("button", { name: /Add to Cart/ }).first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await open(page, "/stock-alerts#end=old");
  await page.getByRole("button", { name: "End all these messages" }).click();
  await expect(page.getByText("This link does not work any more.")).toBeVisible();
  await expectAccessible(page);
});

/** Opens the page of a new customer's order. */
async function openOwnOrder(page: Page, shop: JourneyShop) {
  const { token, data } = await newAccount(page);
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(data)],
  );
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: await shop.newProduct(), quantity: 1 }],
    },
  });
  const { order } = await answer.json();
  await open(page, `/account/orders/${order.number}`);
}

testAlone.describe("notifications", () => {
  // Invented is what a browser without a window and without a push service cannot do: permit notifications, subscribe, show one.
  testAlone.use({ serviceWorkers: "allow", ownSettings: { PUSH_HOSTS: "localhost" } });

  testAlone(
    "a customer agrees on the page of an order, and turns the device off in the account",
    async ({ page, shop }) => {
      await permitNotifications(page);
      await inventSubscriptions(page);
      await openOwnOrder(page, shop);
      await page.getByRole("button", { name: /^Notify me on this (phone|device)$/ }).click();
      await expect(page.getByText("You get notifications of your orders on this device.")).toBeVisible();
      expect(await shop.sql("select endpoint from customer_push_subscriptions")).toEqual([
        { endpoint: "https://localhost:9/browser" },
      ]);
      await expectAccessible(page);
      await open(page, "/account/profile");
      const devices = page.getByRole("region", { name: "Notifications" });
      await expect(devices).toContainText("This device");
      await devices.getByRole("button", { name: /^Turn off/ }).click();
      await expect(devices).toHaveCount(0);
      expect(await shop.sql("select from customer_push_subscriptions")).toEqual([]);
    },
  );

  testAlone(
    "a customer turns notifications on right after the order, and is not redirected",
    async ({ page, shop }) => {
      await permitNotifications(page);
      await inventSubscriptions(page);
      await readyToOrder(page, shop);
      await open(page, "/checkout");
      await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
      await page.getByLabel("Mobile number").fill("01712345678");
      await page.getByRole("button", { name: "Place Order", exact: true }).click();
      await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
      // A pointer that moves over the page holds back the redirect.
      await page.getByRole("link", { name: "See my order" }).hover();
      await page.getByRole("button", { name: /^Notify me on this (phone|device)$/ }).click();
      await expect(page.getByText("You get notifications of your orders on this device.")).toBeVisible();
      await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
      expect(await shop.sql("select endpoint from customer_push_subscriptions")).toEqual([
        { endpoint: "https://localhost:9/browser" },
      ]);
      await expectAccessible(page);
    },
  );

  testAlone("a browser without push shows no offer", async ({ page, shop }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await openOwnOrder(page, shop);
    await expect(page.locator("[aria-current=step]")).toContainText("Placed");
    await expect(page.getByRole("button", { name: /^Notify me/ })).toHaveCount(0);
  });

  testAlone(
    "the service worker shows what is pushed, in its language, and opens the order",
    async ({ page, context, ownShop }) => {
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
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
      await worker.evaluate(() => {
        const scope = globalThis as unknown as { shown: object[]; opened: string[]; clients: object };
        scope.shown = [];
        scope.opened = [];
        ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
          scope.shown.push({ title, ...options });
        };
        Object.defineProperty(Object.getPrototypeOf(scope.clients), "openWindow", {
          value: async (address: string) => scope.opened.push(address),
        });
      });
      const address = "/bn/account/orders/TK-10482";
      const push: CustomerPush = {
        kind: "customer",
        title: "TK-10482",
        body: "রওনা হয়েছে",
        tag: "TK-10482",
        language: "bn",
        address,
      };
      await line.send("ServiceWorker.deliverPushMessage", {
        origin: ownShop.url,
        registrationId,
        data: JSON.stringify(push),
      });
      await expect
        .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown))
        .toMatchObject([
          { title: "TK-10482", body: "রওনা হয়েছে", tag: "TK-10482", renotify: true, lang: "bn" },
        ]);
      await worker.evaluate((address) => {
        const event = new Event("notificationclick");
        const notification = { data: { kind: "customer", address }, close: () => undefined };
        Object.assign(event, { notification, waitUntil: () => undefined });
        dispatchEvent(event);
      }, address);
      await expect
        .poll(() => worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened))
        .toEqual([address]);
    },
  );
});
