import { describe, expect, test, vi } from "vitest";
import { newArea } from "#tests/support/orders/delivery.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";

const { shop, post, admin, newNumber, ordered, rows, statuses, due, mailsTo, smsAbout, step } =
  await openNotifyingShop();

describe("a placed order", () => {
  test("is told of once by e-mail and by SMS, and the shop hears of it", async () => {
    const { id, number, to } = await ordered("en", "01712345678");
    await vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["sent"]), soon);
    await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
    await vi.waitFor(async () => expect(await statuses(id, "shop")).toEqual(["sent"]), soon);
    expect(smsAbout(number)).toMatchObject([
      {
        to: "8801712345678",
        text: `Tatka: we have your order ${number}, Tk 56. We will call you to confirm it.`,
      },
    ]);
    const [mail] = mailsTo(to);
    expect(mailsTo(to)).toHaveLength(1);
    expect(mail?.subject).toBe(`Tatka: we have your order ${number}`);
    for (const part of [mail?.text, mail?.html]) {
      for (const said of [
        "Dear Nusrat Jahan,",
        "2 × ৳28",
        "৳56",
        "House 12, Road 5, Dhanmondi",
        "01700-000000",
      ])
        expect(part).toContain(said);
      expect(part).toContain(`https://tatka.example/account/orders/${number}`);
    }
    expect(mail?.html).toContain('<html lang="en">');
    const [toShop] = mailsTo("hello@tatka.example").filter(({ subject }) => subject.includes(number));
    expect(toShop?.text).toContain(`https://tatka.example/admin/orders?order=${id}`);
    expect((await rows(id, "sms"))[0]).toMatchObject({
      recipient: "+8801712345678",
      attempts: 1,
      reason: null,
    });
  });

  test("with a total that is not whole is announced in whole taka, with the rounding in the e-mail", async () => {
    await shop.sql("update products set price_poisha = 31640 where id = 2");
    const { number, to } = await ordered("en");
    await vi.waitFor(() => expect([smsAbout(number).length, mailsTo(to).length]).toEqual([1, 1]), soon);
    await shop.sql("update products set price_poisha = 2800 where id = 2");
    expect(smsAbout(number)[0]?.text).toContain(`order ${number}, Tk 633.`);
    expect(mailsTo(to)[0]?.text).toMatch(/: ৳632\.80\nRounding: ৳0\.20\n.*: ৳633\n/);
  });

  test("is told of in the language that it was placed in", async () => {
    const { number, to } = await ordered("bn");
    await vi.waitFor(() => expect([smsAbout(number).length, mailsTo(to).length]).toEqual([1, 1]), soon);
    expect(smsAbout(number)[0]?.text).toBe(`টাটকা: অর্ডার ${number} পেয়েছি, ৳৫৬। ফোন করে নিশ্চিত হব।`);
    const [mail] = mailsTo(to);
    expect(mail?.subject).toBe(`টাটকা: আপনার অর্ডার ${number} পেয়েছি`);
    expect(mail?.html).toContain('<html lang="bn">');
    expect(mail?.text).toContain(`https://tatka.example/bn/account/orders/${number}`);
  });

  test("by a name with signs of HTML in it breaks no e-mail", async () => {
    const { id, to } = await ordered();
    await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
    await shop.sql("update users set name = '<b>Nusrat' where email = $1", [to]);
    await step(id, "pending", "cancelled", { reason: "other", note: "<i>none & nothing" });
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
    expect(mailsTo(to)[1]?.html).toContain("&lt;b&gt;Nusrat");
    expect(mailsTo(to)[1]?.html).toContain("“&lt;i&gt;none &amp; nothing”");
    expect(mailsTo(to)[1]?.text).toContain("“<i>none & nothing”");
  });
});

test("of many orders at once all hear, over five connections to the mail server", async () => {
  const { connections } = post.box;
  const orders = await Promise.all(Array.from({ length: 12 }, () => ordered()));
  for (const { to, number } of orders)
    await vi.waitFor(() => expect([smsAbout(number).length, mailsTo(to).length]).toEqual([1, 1]), soon);
  expect(post.box.connections - connections).toBeLessThanOrEqual(5);
});

test.each([
  ["en", "500 g · ৳56/kg, not weighed, charged as estimated"],
  ["bn", "৫০০ গ্রাম · কেজি ৳৫৬, ওজন করা হয়নি, আনুমানিক দামই রাখা হয়েছে"],
] as const)("what was packed unweighed is not said to be weighed still (%s)", async (language, said) => {
  const { id, to } = await ordered(language);
  await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
  await shop.sql("update order_items set step_grams = 250, price_poisha = 1400 where order_id = $1", [id]);
  await moveOrder(shop, id, "packed");
  await step(id, "processing", "completed");
  // It waits for as long as the step may be undone.
  await due(id);
  await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
  expect(mailsTo(to)[1]?.text).toContain(said);
});

test("a fee and a time of delivery stand in the e-mail, item by item", async () => {
  const { id, to } = await ordered();
  await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
  const { id: area } = await newArea(shop, admin, { places: ["dhaka/dhanmondi"] });
  await shop.sql(
    `update orders set area_id = $2, fee_poisha = 4000, total_poisha = total_poisha + 4000,
       slot_day = '2026-11-24', slot_from = 480, slot_to = 720 where id = $1`,
    [id, area],
  );
  await step(id, "pending", "cancelled", { reason: "customer_asked" });
  await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
  for (const part of [mailsTo(to)[1]?.text, mailsTo(to)[1]?.html])
    for (const said of [
      "Products",
      "৳56",
      "Delivery",
      "৳40",
      "৳96",
      "Delivery time: 24 Nov 2026, 8 am–12 pm",
    ])
      expect(part).toContain(said);
});

describe("an order on the way", () => {
  test.each([
    ["en", "Sohel Rana", (number: string) => `Tatka: order ${number} is on the way with Sohel. `],
    ["bn", "Sohel Rana", (number: string) => `টাটকা: ${number} নিয়ে Sohel আসছেন। `],
    ["en", undefined, (number: string) => `Tatka: order ${number} is on the way with our rider. `],
  ] as const)("says in %s who brings it, by the first name: %s", async (language, name, begins) => {
    const { id, number, to } = await ordered(language);
    if (name) await shop.newCustomer(name);
    await shop.sql(
      `update orders set status = 'processing', fulfilment = 'packed',
         rider_id = (select min(id) from users where name = $2) where id = $1`,
      [id, name ?? null],
    );
    const sent = { from: "packed", to: "on_the_way" };
    expect((await shop.post(`/api/admin/orders/${id}/steps`, sent, { token: admin })).status).toBe(200);
    await due(id);
    await vi.waitFor(() => expect([smsAbout(number).length, mailsTo(to).length]).toEqual([2, 2]), soon);
    expect(smsAbout(number)[1]?.text).toMatch(new RegExp(`^${begins(number)}`));
    expect(smsAbout(number)[1]?.text).toMatch(/01700-000000|০১৭০০-০০০০০০/);
    expect(mailsTo(to)[1]?.text).toContain(name ? "Sohel" : "our rider");
  });
});

describe("an e-mail address that nobody has proven", () => {
  const unproven = (language: "en" | "bn" = "en") =>
    ordered(language, newNumber(), {
      isProven: false,
      more: { address_details: "Flat 5, see evil.example" },
    });
  const proofIn = (text = "") => /#proof=([\w-]+)/.exec(text)?.[1] ?? "";
  const prove = (token: string, proof: string) => shop.post("/api/account/email-proof", { proof }, { token });
  const verified = async (token: string) =>
    (await shop.get("/api/account/profile", { token })).body.data.email_verified;

  test.each(["en", "bn"] as const)(
    "gets a short e-mail in %s without a word that a stranger typed",
    async (language) => {
      const { id, number, to } = await unproven(language);
      await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(1), soon);
      await step(id, "pending", "cancelled", { reason: "other", note: "Visit evil.example" });
      await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
      for (const { subject, text, html } of mailsTo(to)) {
        expect(subject).toContain(number);
        for (const said of [subject, text, html]) expect(said).not.toMatch(/Nusrat|evil|Flat 5|৳/);
        for (const said of [text, html])
          expect(said).toContain(
            `https://tatka.example${language === "bn" ? "/bn" : ""}/account/orders/${number}#proof=`,
          );
      }
    },
  );

  test("is proven by the link in its e-mail, signed in to that account alone; then e-mails say everything", async () => {
    const { id, to, token } = await unproven();
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(1), soon);
    const proof = proofIn(mailsTo(to)[0]?.text);
    const stranger = await unproven();
    for (const wrong of ["x", proof.slice(1), `${proof}x`])
      expect((await prove(token, wrong)).status).toBe(422);
    const refused = await prove(stranger.token, proof);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "This link is for another account. Sign in to the one that ordered.",
    ]);
    expect([await verified(token), await verified(stranger.token)]).toEqual([false, false]);
    expect((await prove(token, proof)).status).toBe(200);
    expect(await verified(token)).toBe(true);
    const again = await shop.post("/api/auth/login", { email: to, password: "mango-tree" });
    expect(await verified(again.body.token)).toBe(true);
    await step(id, "pending", "cancelled", { reason: "customer_asked" });
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
    expect(mailsTo(to)[1]?.text).toContain("Dear Nusrat Jahan,");
    expect(mailsTo(to)[1]?.text).toContain("Flat 5, see evil.example");
  });
});
