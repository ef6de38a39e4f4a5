import { randomUUID } from "node:crypto";
import type { openTestShop } from "./open-test-shop.ts";

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Somebody new with the password "mango-tree", and how they call the account's part of the API. */
export async function newcomer(shop: TestShop, name = "Nusrat Jahan") {
  const email = `${randomUUID()}@example.com`;
  const logIn = (password = "mango-tree") => shop.post("/api/auth/login", { email, password });
  const { body } = await shop.post("/api/auth/login", { name, email, password: "mango-tree" });
  const token: string = body.token;
  return {
    email,
    token,
    id: body.data.id as string,
    logIn,
    get: (path: string) => shop.get(`/api/account/${path}`, { token }),
    post: (path: string, input: object = {}) => shop.post(`/api/account/${path}`, input, { token }),
  };
}

/** An address to be saved. */
export const home = { address_details: "House 12, Road 5\nDhanmondi", mobile_no: "০১৭১২৩৪৫৬৭৮" };
