import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const anAddress = () => `${randomUUID()}@example.com`;

/** Every way in which a name enters the shop: returns the status and the stored name. */
const entrances: [string, (name: string) => Promise<{ status: number; stored: unknown }>][] = [
  [
    "the identity service's sign-up",
    async (name) => {
      const email = anAddress();
      const { status } = await shop.post("/identity/sign-up/email", { name, email, password: "mango-tree" });
      const [row] = await shop.sql<any>(`select name from identity."user" where email = $1`, [email]);
      return { status, stored: row?.name };
    },
  ],
  [
    "the profile",
    async (name) => {
      const me = await newcomer(shop);
      const { status, body } = await me.post("profile", { name });
      return { status, stored: body.data?.name };
    },
  ],
  [
    "a custom order",
    async (customer_name) => {
      const { status } = await shop.post("/api/custom-orders", { customer_name, order_details: "Kotbel" });
      const [row] = await shop.sql<any>("select customer_name from custom_orders order by id desc limit 1");
      return { status, stored: row?.customer_name };
    },
  ],
  [
    "a message",
    async (name) => {
      const message = { name, email: anAddress(), subject: "Rice", message: "Is there more?" };
      const { status } = await shop.post("/api/contact-messages", message);
      const [row] = await shop.sql<any>("select name from contact_messages order by id desc limit 1");
      return { status, stored: row?.name };
    },
  ],
];

async function login(name: string) {
  const { status, body } = await shop.post("/api/auth/login", {
    name,
    email: anAddress(),
    password: "mango-tree",
  });
  return { status, stored: body.data?.name };
}

describe.each([...entrances, ["the login call", login] as const])("a name, by %s,", (_way, enter) => {
  test.each([
    ["of 90 kB", "x".repeat(90_000)],
    ["of 101 letters", "অ".repeat(101)],
    ["with a NUL", "Nus\u0000rat"],
    ["with an escape character", "Nus\u001b[31mrat"],
  ])("%s is refused", async (_what, name) => {
    expect((await enter(name)).status).toBe(422);
  });

  test("is kept as one clean line, without marks that turn the text around", async () => {
    const { status, stored } = await enter("  Nus\u202Erat \u2066\n Jahan\u200B ");
    expect([status, stored]).toEqual([200, "Nusrat Jahan"]);
  });

  test("keeps the joiners that Bengali needs, and comes in one form", async () => {
    const { stored } = await enter("র‍্যাব্বি কো".normalize("NFD"));
    expect(stored).toBe("র‍্যাব্বি কো".normalize("NFC"));
  });
});

describe.each(entrances)("a blank name, by %s,", (_way, enter) => {
  test.each(["", "   ", "\u200B\u2060", "\u200D", "\u3164", "\u202E\u202D", "..."])(
    "%j is refused",
    async (name) => {
      expect((await enter(name)).status).toBe(422);
    },
  );
});

test("a login call with a blank name registers nobody", async () => {
  expect((await login(" \u200B ")).status).toBe(401);
});

test("the database keeps the rule, whoever writes", async () => {
  const write = (name: string) =>
    shop.sql("insert into users (issuer, subject, name, email) values ('x', $1, $2, 'x@example.com')", [
      randomUUID(),
      name,
    ]);
  for (const name of ["", "  ", "x".repeat(101), "a\u202Eb", "a\nb", "a\u0007b"])
    await expect(write(name), JSON.stringify(name)).rejects.toThrow(/users_name/);
  await write("র‍্যাব্বি");
});
