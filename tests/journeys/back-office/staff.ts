import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { type JourneyShop, newAccount } from "../shop.ts";

export async function newAdmin(page: Page, shop: JourneyShop) {
  const { account } = await newAccount(page, "Shopkeeper");
  await shop.sql("update users set role = 'admin' where email = $1", [account.email]);
  return account;
}

export async function signInAsAdmin(page: Page, shop: JourneyShop): Promise<string> {
  return signInWith(page, await newAdmin(page, shop));
}

/** Signs in a new colleague who works in these parts of the back office only. */
export async function signInAsStaff(page: Page, shop: JourneyShop, parts: string[]): Promise<string> {
  const account = await newAdmin(page, shop);
  await shop.sql("update users set role = 'staff', parts = $1 where email = $2", [parts, account.email]);
  return signInWith(page, account);
}

async function signInWith(page: Page, account: { email: string; password: string }): Promise<string> {
  const answer = await page.request.post("/api/auth/login", { data: { name: "Shopkeeper", ...account } });
  const { token, data } = await answer.json();
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(data)],
  );
  return token;
}

/** An order of a new customer, placed while the back office is open. */
export async function newOrder(page: Page, productId: number, quantity = 2) {
  const name = `Customer ${crypto.randomUUID().slice(0, 8)}`;
  const account = { name, email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  const login = await (await page.request.post("/api/auth/login", { data: account })).json();
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${login.token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: productId, quantity }],
    },
  });
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, customer: name };
}

/** A mobile number that nobody else has. */
export const newMobile = () => `017${String(randomInt(10 ** 8)).padStart(8, "0")}`;

export const unique = () => `Desk mango ${crypto.randomUUID().slice(0, 8)}`;
export const stockOf = async (shop: JourneyShop, id: number) =>
  Number((await shop.sql<{ stock: number }>("select stock from products where id = $1", [id]))[0]?.stock);
