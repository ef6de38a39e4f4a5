import { randomUUID } from "node:crypto";
import type { TestShop } from "../shop/open-test-shop.ts";

/** A new customer with the password "mango-tree", and functions that call the account's operations. */
export async function newcomer(shop: TestShop, name = "Nusrat Jahan") {
  const email = `${randomUUID()}@example.com`;
  const logIn = (password = "mango-tree") => shop.post("/api/auth/login", { email, password });
  const { body } = await shop.post("/api/auth/login", { name, email, password: "mango-tree" });
  const me = {
    email,
    /** The token of the calls below; the second factor replaces it. */
    token: body.token as string,
    id: body.data.id as string,
    logIn,
    get: (path: string) => shop.get(`/api/account/${path}`, { token: me.token }),
    post: (path: string, input: object = {}) => shop.post(`/api/account/${path}`, input, { token: me.token }),
  };
  return me;
}

export const home = { address_details: "House 12, Road 5\nDhanmondi", mobile_no: "০১৭১২৩৪৫৬৭৮" };
