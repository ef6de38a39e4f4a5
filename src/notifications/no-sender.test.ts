import { afterAll, expect, test, vi } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

/** Even on a slow machine. */
const soon = { timeout: 60_000 };

const post = await openPostBox();
const shop = await openTestShop({ SMTP_URL: post.url, PUBLIC_URL: "https://shop.example" });
afterAll(async () => {
  await shop.close();
  post.close();
});

test("e-mails about orders wait unsent for an address of the shop, and can be sent once it has one", async () => {
  const token = await shop.signInAdmin();
  const customer = await newcomer(shop);
  await shop.sql("update users set email_verified = true where id = $1", [customer.id]);
  const draft = draftOf([{ product_id: 2, quantity: 1 }]);
  const { order } = (await shop.post("/api/place-order?lang=en", draft, { token: customer.token })).body;
  const path = `/api/admin/orders/${order.id}`;
  await shop.post(
    `${path}/steps`,
    { from: "pending", status: "cancelled", reason: "customer_asked" },
    { token },
  );
  const mailed = async () =>
    (await shop.get(`${path}/notifications`, { token })).body.data.filter(
      ({ channel }: { channel: string }) => channel === "email",
    );
  const unsent = { status: "unsent", reason: expect.stringContaining("fill it in under Settings") };
  await vi.waitFor(
    async () =>
      expect(await mailed()).toMatchObject([
        { event: "placed", ...unsent },
        { event: "cancelled", ...unsent },
      ]),
    soon,
  );
  const [placed] = await mailed();
  expect(placed.text).toContain("To change something, answer this email.");
  expect(post.received).toEqual([]);

  const { version } = (await shop.get("/api/admin/settings", { token })).body.data.details;
  await shop.post("/api/admin/settings", { version, email: "rahim@example.com" }, { token });
  shop.shop.details.forget();
  await shop.post(`/api/admin/notifications/${placed.id}/send`, {}, { token });
  await vi.waitFor(() => expect(post.received.map(({ to }) => to)).toEqual([customer.email]), soon);
  expect(post.received[0]?.replyTo).toContain("<rahim@example.com>");
});
