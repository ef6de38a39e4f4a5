import type { TestShop } from "../shop/open-test-shop.ts";

/** Searches a shop in English: the list, and the names of its first products; `more` adds parameters. */
export function searchingIn(shop: () => TestShop) {
  const list = async (search: string, more = "") =>
    (await shop().get(`/api/products?lang=en&search=${encodeURIComponent(search)}${more}`)).body;
  const names = async (search: string, more = "&limit=3"): Promise<string[]> =>
    (await list(search, more)).data.map(({ name }: { name: string }) => name);
  return { list, names };
}
