import { type KeyScope, scopes } from "#src/api/scopes.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import type { TestShop } from "../shop/open-test-shop.ts";

type KeyTerms = { scopes?: KeyScope[]; token?: string; name?: string; per_minute?: number };

/** An API key, made as staff do; by default an admin's, for everything, until tonight. */
export async function newKey(shop: TestShop, terms: KeyTerms = {}): Promise<string> {
  const { token = await shop.signInAdmin(), ...others } = terms;
  const draft = { name: "Accounting", scopes, per_minute: 1_200, last_day: dateOf(Date.now()), ...others };
  // The password of admins, and of customers and staff, in test shops.
  for (const password of ["test-admin", "mango-tree"]) {
    const { status, body } = await shop.post("/api/admin/api-keys", { ...draft, password }, { token });
    if (status === 200) return body.token;
  }
  throw new Error("no API key was made");
}
