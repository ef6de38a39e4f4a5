import { afterAll, expect } from "vitest";
import { openPostBox } from "../services/post-box.ts";
import { testShop } from "../shop/open-test-shop.ts";

/** Long enough for a busy machine. */
export const soon = { timeout: 60_000 };

/** A test shop with a mail server and both inboxes of requests, which an admin and Rahima process. */
export async function openInboxes() {
  const post = await openPostBox();
  afterAll(() => post.close());
  const shop = await testShop({ SMTP_URL: post.url, SHOP_EMAIL: "hello@tatka.example" });
  const admin = await shop.signInAdmin();
  const { token: rahima } = await shop.newStaff("Rahima", "orders", "customers");

  const inboxes = [
    {
      kind: "custom_order",
      path: "/api/admin/custom-orders",
      table: "custom_orders",
      send: (email: string, language = "en") =>
        shop.post(`/api/custom-orders?lang=${language}`, {
          customer_name: "Nusrat",
          customer_email: email,
          customer_phone: "01712345678",
          order_details: "2 kg kotbel\n& one <jackfruit>",
        }),
    },
    {
      kind: "message",
      path: "/api/admin/contact-messages",
      table: "contact_messages",
      send: (email: string, language = "en") =>
        shop.post(`/api/contact-messages?lang=${language}`, {
          name: "Nusrat",
          email: email || "nobody@example.com",
          subject: "Hours",
          message: "2 kg kotbel\n& one <jackfruit>",
        }),
    },
  ] as const;
  type InboxCase = (typeof inboxes)[number];

  async function sent({ send, table }: InboxCase, email = "nusrat@example.com", language = "en") {
    expect((await send(email, language)).status).toBe(200);
    const [row] = await shop.sql<{ id: number }>(`select max(id) as id from ${table}`);
    return row?.id ?? 0;
  }
  const show = async ({ path }: InboxCase, id: number) =>
    (await shop.get(`${path}/${id}`, { token: admin })).body.data;
  const step = ({ path }: InboxCase, id: number, version: number, status: string, token = admin) =>
    shop.post(`${path}/${id}`, { version, status }, { token });
  const answer = ({ path }: InboxCase, id: number, version: number, more: object = {}, token = admin) =>
    shop.post(
      `${path}/${id}/answers`,
      { version, channel: "email", text: "We found it.\n\n৳180 a kilo.", ...more },
      { token },
    );
  const listed = async ({ path }: InboxCase, query: string): Promise<number[]> =>
    (await shop.get(`${path}?${query}`, { token: admin })).body.data.map(({ id }: any) => id);
  const journal = async ({ kind }: InboxCase, id: number) =>
    (await shop.get(`/api/admin/journal?kind=${kind}&subject=${id}`, { token: admin })).body.data;
  const mailTo = (to: string) => post.received.filter((mail) => mail.to === to);
  return { shop, post, admin, rahima, inboxes, sent, show, step, answer, listed, journal, mailTo };
}
