import { afterAll, beforeEach } from "vitest";
import { openTestShop } from "./open-test-shop.ts";
import { draftOf } from "./ordering.ts";
import { openPostBox } from "./post-box.ts";
import { openSmsGateway } from "./sms-gateway.ts";

/** However busy the machine is. */
export const soon = { timeout: 30_000 };

/** A shop with a mail server and an SMS gateway that may fail. */
export async function openNotifyingShop() {
  const post = await openPostBox();
  const sms = await openSmsGateway();
  const shop = await openTestShop({ SMTP_URL: post.url, ...sms.env, PUBLIC_URL: "https://tatka.example" });
  const admin = await shop.signInAdmin();
  beforeEach(() => {
    sms.gateway.mood = "fine";
    Object.assign(post.box, { refuse: false, unknown: "" });
  });
  afterAll(async () => {
    await shop.close();
    post.close();
    sms.close();
  });

  /** A new customer's order of two mangoes; `to` is the customer's address. */
  async function ordered(language: "en" | "bn" = "en", mobile_no = "01712345678") {
    const token = await shop.newCustomer("Nusrat Jahan");
    const draft = draftOf([{ product_id: 2, quantity: 2 }], { mobile_no });
    const { body } = await shop.post(`/api/place-order?lang=${language}`, draft, { token });
    const [row] = await shop.sql(
      "select u.email from orders o join users u on u.id = o.user_id where o.id = $1",
      [body.order.id],
    );
    return { ...body.order, to: row?.email as string };
  }
  const rows = (id: number, channel: string) =>
    shop.sql("select * from notifications where order_id = $1 and channel = $2 order by id", [id, channel]);
  const statuses = async (id: number, channel: string) =>
    (await rows(id, channel)).map(({ status }) => status);
  const due = async (id: number) => {
    await shop.sql(
      "update notifications set next_attempt_at = now(), reason = null where order_id = $1 and status = 'waiting'",
      [id],
    );
    shop.shop.queues.wake();
  };
  const mailsTo = (to: string) => post.received.filter((mail) => mail.to === to);
  const smsAbout = (number: string) => sms.taken.filter(({ text }) => text.includes(number));
  const step = (id: number, from: string, status: string, more = {}) =>
    shop.post(`/api/admin/orders/${id}/steps`, { from, status, ...more }, { token: admin });

  return { shop, post, sms, admin, ordered, rows, statuses, due, mailsTo, smsAbout, step };
}
