import { afterAll, beforeEach } from "vitest";
import { newcomer } from "../accounts/newcomer.ts";
import { openPostBox } from "../services/post-box.ts";
import { openSmsGateway } from "../services/sms-gateway.ts";
import { openTestShop } from "../shop/open-test-shop.ts";
import { draftOf } from "./ordering.ts";

/** Long enough for a busy machine. */
export const soon = { timeout: 60_000 };

export async function openNotifyingShop(env: Record<string, string> = {}) {
  const post = await openPostBox();
  const sms = await openSmsGateway();
  const shop = await openTestShop({
    SMTP_URL: post.url,
    ...sms.env,
    PUBLIC_URL: "https://tatka.example",
    SHOP_PHONE: "01700-000000",
    SHOP_EMAIL: "hello@tatka.example",
    ...env,
  });
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

  let numbers = 12_345_677;
  const newNumber = () => `017${++numbers}`;

  /** A new customer's order of two mangoes; `to` is the e-mail address, verified by default. */
  async function ordered(
    language: "en" | "bn" = "en",
    mobile_no = newNumber(),
    { isProven = true, more = {} } = {},
  ) {
    const { token, id, email: to } = await newcomer(shop);
    await shop.sql("update users set email_verified = $2 where id = $1", [id, isProven]);
    const draft = draftOf([{ product_id: 2, quantity: 2 }], { mobile_no, ...more });
    const { body } = await shop.post(`/api/place-order?lang=${language}`, draft, { token });
    return { ...body.order, to, token };
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

  return { shop, post, sms, admin, newNumber, ordered, rows, statuses, due, mailsTo, smsAbout, step };
}
