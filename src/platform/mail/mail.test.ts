import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { inTransaction } from "../database/transaction.server.ts";
import { queueEmail } from "./emails.server.ts";
import { openMail } from "./mail.server.ts";

const post = await openPostBox();
afterAll(() => post.close());
const shop = await testShop({ SMTP_URL: post.url });
beforeEach(() => {
  post.box.refuse = false;
});

const soon = { timeout: 60_000 };

const emailTo = (to: string) => ({ to, subject: "Hello", text: "Fresh fish", html: "<p>Fresh fish</p>" });
const stored = (to: string) => shop.sql("select * from emails where recipient = $1", [to]);
const cameTo = (to: string) => post.received.filter((mail) => mail.to === to).length;

describe("an e-mail", () => {
  test("is sent at once, and leaves nothing behind", async () => {
    await shop.shop.mail.send(emailTo("a@example.com"));
    await vi.waitFor(() => expect(cameTo("a@example.com")).toBe(1), soon);
    await vi.waitFor(async () => expect(await stored("a@example.com")).toEqual([]), soon);
  });

  test("goes only if the transaction in which it was asked for is committed", async () => {
    const { database, mail } = shop.shop;
    const send = (to: string) =>
      inTransaction(database, async (transaction) => {
        await mail.send(emailTo(to), { transaction: transaction });
        if (to === "never@example.com") throw new Error("no");
      });
    await expect(send("never@example.com")).rejects.toThrow("no");
    await send("b@example.com");
    mail.start();
    await vi.waitFor(() => expect(cameTo("b@example.com")).toBe(1), soon);
    expect(cameTo("never@example.com")).toBe(0);
  });

  test("goes once, though many processes send", async () => {
    const { database, settings, details, log } = shop.shop;
    const names = Array.from({ length: 24 }, (_, index) => `many-${index}@example.com`);
    await Promise.all(names.map((name) => queueEmail(database.pool, emailTo(name))));
    const processes = Array.from({ length: 4 }, () => openMail(database.pool, { ...settings, details }, log));
    for (const mail of processes) mail.start();
    await vi.waitFor(() => expect(names.map(cameTo)).toEqual(names.map(() => 1)), soon);
    await Promise.all(processes.map((mail) => mail.close()));
    expect(names.map(cameTo)).toEqual(names.map(() => 1));
  });

  test("that was taken by a process which died goes out after a while", async () => {
    await shop.sql(
      `insert into emails (recipient, subject, text, html, attempts, next_attempt_at, expires_at)
       values ('c@example.com', 'Hello', 'Fresh', '', 1, now() + interval '1 second', now() + interval '1 hour')`,
    );
    shop.shop.mail.start();
    await vi.waitFor(() => expect(cameTo("c@example.com")).toBe(1), soon);
  });

  test("that a process of the version before queued, which calls the table letters, goes out", async () => {
    await shop.sql(
      `insert into letters (recipient, subject, text, html, expires_at)
       values ('older@example.com', 'Hello', 'Fresh', '', now() + interval '1 hour')`,
    );
    await shop.sql("update letters set tries = tries + 1 where recipient = 'older@example.com'");
    shop.shop.mail.start();
    await vi.waitFor(() => expect(cameTo("older@example.com")).toBe(1), { timeout: 60_000 });
  });

  test("that could not be sent in its time is kept as failed, without what it said", async () => {
    post.box.refuse = true;
    await shop.shop.mail.send(emailTo("d@example.com"), { validSeconds: 1 });
    await vi.waitFor(
      async () => expect(await stored("d@example.com")).toMatchObject([{ failed_at: expect.any(Date) }]),
      soon,
    );
    expect(await stored("d@example.com")).toMatchObject([{ text: null, html: null, attempts: 1 }]);
    expect(cameTo("d@example.com")).toBe(0);
  });
});
