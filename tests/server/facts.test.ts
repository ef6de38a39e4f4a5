import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openPostBox } from "../support/services/post-box.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";

const invented =
  /House 12, Road 5, Dhanmondi, Dhaka|বাড়ি ১২, রোড ৫|01700-?000000|০১৭০০-?০০০০০০|hello@tatka\.example|DBID\): 0|ডিবিআইডি\): ০/;
const paths = ["/", "/products/2", "/checkout", "/contact", "/custom-order", "/faq", "/about"]
  .concat(["/terms-of-service", "/privacy-policy", "/forgot-password"])
  .flatMap((path) => [path, `/bn${path === "/" ? "" : path}`]);

let shop: Server;
const box = await openPostBox();
afterAll(() => box.close());

const send = async (path: string, body?: object, token = "") => {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(shop.url + path, {
    method: body ? "POST" : "GET",
    headers,
    body: body && JSON.stringify(body),
  });
  return answer.text();
};
const post = async (path: string, body: object, token?: string) => JSON.parse(await send(path, body, token));
/** A page as it is read: without tags, scripts and styles. */
const read = async (path: string) =>
  (await send(path))
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

describe("a shop on the net about which nobody has said anything", () => {
  beforeAll(async () => {
    shop = await startServer({
      DATA_DIR: await openedFolder(),
      PUBLIC_URL: "https://shop.example",
      SMTP_URL: box.url,
    });
  });
  afterAll(() => shop.end());

  test("shows the demo's facts on no page, in no data for search engines, and no empty link in their place", async () => {
    for (const path of paths) {
      const page = await send(path);
      expect(page, path).toContain("<main");
      expect(page, path).not.toMatch(invented);
      expect(page, path).not.toMatch(/href="(tel:|mailto:)"|"telephone":""|"email":""|"streetAddress":""/);
    }
    expect(JSON.parse(await send("/api/shop")).data).toMatchObject({ phone: "", email: "", address: "" });
  });

  test("writes whole sentences without them", async () => {
    expect(await read("/faq")).toContain("For anything else, send us a message.");
    const terms = await read("/terms-of-service");
    expect(terms).toContain("You buy from Tatka. These terms apply");
    expect(terms).toContain("Report a problem from the order page, or send us a message, with");
    expect(await read("/privacy-policy")).toContain("never had an account, send us a message. Tell us");
    const bengali = await read("/bn/terms-of-service");
    expect(bengali).toMatch(/আপনি কিনছেন টাটকা থেকে। এখানকার/);
    expect(bengali).toContain("অর্ডারের পাতা থেকে সমস্যা জানান, বা বার্তা পাঠান, সঙ্গে অর্ডার নম্বর।");
  });

  test("sends no mail, keeps those about orders with the reason, and says so in the log from the start", async () => {
    expect(shop.output()).toContain("fill in its phone, address and e-mail under Settings");
    expect(shop.output()).toContain("No e-mail leaves the shop: it has no e-mail address of its own.");
    const email = "nusrat@example.com";
    const { token } = await post("/api/auth/login", { name: "Nusrat", email, password: "mango-tree" });
    await post("/api/auth/forgot-password", { email });
    const { order } = await post(
      "/api/place-order",
      {
        address_details: "Road 7",
        mobile_no: "01712345678",
        payment_type: "cash",
        items: [{ product_id: 2, quantity: 1 }],
      },
      token,
    );
    await vi.waitFor(
      () => expect(shop.output()).toContain("a mail was not sent: the shop has no e-mail address"),
      { timeout: 60_000 },
    );
    const admin = await post("/api/auth/login", { email: "admin@tatka.example", password: "test-admin" });
    const mailed = await vi.waitFor(
      async () => {
        const { data } = JSON.parse(
          await send(`/api/admin/orders/${order.id}/notifications`, undefined, admin.token),
        );
        expect(data.filter(({ channel }: { channel: string }) => channel !== "sms")).toMatchObject([
          {
            channel: "email",
            status: "unsent",
            reason: expect.stringContaining("no email address of its own"),
          },
        ]);
        return data;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(JSON.stringify(mailed)).not.toMatch(invented);
    const opening = JSON.parse(await send("/api/admin/opening", undefined, admin.token));
    expect(opening.data).toMatchObject({ lacks_facts: true, reach: null });
    expect(box.received).toEqual([]);
  });
});

test("a demo on somebody's own machine has facts to show", async () => {
  shop = await startServer({ DATA_DIR: await openedFolder() });
  expect(await send("/contact")).toMatch(invented);
  expect(shop.output()).not.toContain("The shop lacks facts");
  await shop.end();
});
