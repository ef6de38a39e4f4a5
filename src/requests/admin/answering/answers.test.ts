import { beforeEach, describe, expect, test, vi } from "vitest";
import { openInboxes, soon } from "#tests/support/orders/inboxes.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

const { shop, post, admin, rahima, inboxes, sent, show, answer, journal, mailTo } = await openInboxes();
beforeEach(() => {
  post.box.refuse = false;
});

describe.each(inboxes)("an inbox of staff: $kind", (inbox) => {
  test.each([
    ["en", "Dear Nusrat,", "You wrote to us on"],
    ["bn", "প্রিয় Nusrat,", "তারিখে আপনি লিখেছিলেন:"],
  ])(
    "answers by a mail from the shop in the language of the page (%s), and keeps the answer",
    async (language, hello, wrote) => {
      const email = `${inbox.kind}-${language}@example.com`;
      const id = await sent(inbox, email, language);
      const { status, body } = await answer(inbox, id, 0);
      expect([status, body.data.status, body.data.assignee.name]).toEqual([200, "answered", "Admin"]);
      await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
      const [mail] = mailTo(email);
      expect(mail?.text).toContain(hello);
      expect(mail?.text).toContain("We found it.\n\n৳180 a kilo.");
      expect(mail?.text).toContain(wrote);
      expect(mail?.text).toContain("> 2 kg kotbel\n> & one <jackfruit>");
      expect(mail?.replyTo).toContain("<hello@tatka.example>");
      await vi.waitFor(
        async () =>
          expect((await show(inbox, id)).answers).toEqual([
            {
              id: expect.any(Number),
              by: "Admin",
              at: expect.stringMatching(/Z$/),
              channel: "email",
              text: "We found it.\n\n৳180 a kilo.",
              delivery: "sent",
            },
          ]),
        soon,
      );
      const [line] = await journal(inbox, id);
      expect(line).toMatchObject({ action: `${inbox.kind}.answered`, after: { channel: "email" } });
      expect(JSON.stringify(line)).not.toMatch(/Nusrat|kotbel|found|example\.com/);
    },
  );

  test("writes in both languages, Bengali first, to whom nobody noted a language", async () => {
    const email = `${inbox.kind}-both@example.com`;
    const id = await sent(inbox, email);
    await shop.sql(`update ${inbox.table} set language = null where id = $1`, [id]);
    await answer(inbox, id, 0);
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
    expect(mailTo(email)[0]?.text).toMatch(/^প্রিয় Nusrat,\nDear Nusrat,\n/);
  });

  test("sends one of two answers that are given at once, and shows it to the other", async () => {
    const email = `${inbox.kind}-two@example.com`;
    const id = await sent(inbox, email);
    const both = await Promise.all([
      answer(inbox, id, 0, { text: "Yes." }, admin),
      answer(inbox, id, 0, { text: "Yes." }, rahima),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body.details.data.answers).toMatchObject([{ text: "Yes." }]);
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
    expect((await show(inbox, id)).answers).toHaveLength(1);
  });

  test("says that a mail could not be sent, and sends it again when asked, once", async () => {
    post.box.refuse = true;
    const email = `${inbox.kind}-lost@example.com`;
    const id = await sent(inbox, email);
    const [{ id: key }] = (await answer(inbox, id, 0)).body.data.answers;
    const again = () => shop.post(`${inbox.path}/${id}/answers/${key}/send`, {}, { token: admin });
    expect((await again()).body.code).toBe("changed");
    await shop.sql("update emails set expires_at = now() where recipient = $1", [email]);
    shop.shop.mail.start();
    await vi.waitFor(async () => expect((await show(inbox, id)).answers[0].delivery).toBe("failed"), soon);
    post.box.refuse = false;
    expect((await again()).status).toBe(200);
    await vi.waitFor(async () => expect((await show(inbox, id)).answers[0].delivery).toBe("sent"), soon);
    expect(mailTo(email)).toHaveLength(1);
    expect((await journal(inbox, id))[0].action).toBe(`${inbox.kind}.answer_resent`);
  });

  test("notes what was said on the phone, and sends nothing", async () => {
    const email = `${inbox.kind}-phone@example.com`;
    const id = await sent(inbox, email);
    const { body } = await answer(inbox, id, 0, { channel: "phone", text: "He takes two." });
    expect(body.data).toMatchObject({
      status: "answered",
      answers: [{ channel: "phone", text: "He takes two.", delivery: null }],
    });
    expect(await shop.sql("select id from emails where recipient = $1", [email])).toEqual([]);
    const empty = await answer(inbox, id, 1, { text: " " });
    expect(empty.body.errors).toEqual({ text: "Write an answer first" });
  });
});

test("no mail is sent to whom left no address: staff are told, and may note a call", async () => {
  const [inbox] = inboxes;
  const id = await sent(inbox, "");
  const { status, body } = await answer(inbox, id, 0);
  expect([status, body.errors]).toEqual([422, { text: "No email address was given." }]);
  expect(await show(inbox, id)).toMatchObject({ status: "new", version: 0, answers: [] });
});

test("without a mail server an answer is told to be unsent", async () => {
  const other = await openTestShop();
  const token = await other.signInAdmin();
  await other.post("/api/contact-messages", {
    name: "Rakib",
    email: "rakib@example.com",
    subject: "Hours",
    message: "When?",
  });
  const [row] = (await other.get("/api/admin/contact-messages", { token })).body.data;
  const path = `/api/admin/contact-messages/${row.id}`;
  await other.post(`${path}/answers`, { version: 0, channel: "email", text: "At nine." }, { token });
  await vi.waitFor(
    async () => expect((await other.get(path, { token })).body.data.answers[0].delivery).toBe("logged"),
    soon,
  );
  await other.close();
});
