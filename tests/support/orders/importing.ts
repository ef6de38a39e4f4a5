import { expect } from "vitest";
import { openOrderingShop } from "./ordering.ts";

export const head = "sku,category,name_en,name_bn,price,stock\n";

/** `env` changes settings. */
export async function openImportingShop(env: Record<string, string> = {}) {
  const ordering = await openOrderingShop(env);
  const { shop } = ordering;
  const staff = { token: await shop.signInAdmin() };

  const send = (file: string | Uint8Array) =>
    shop.send("POST", "/api/admin/imports", {
      ...staff,
      body: typeof file === "string" ? new TextEncoder().encode(file) : file,
      headers: { "X-File-Name": "prices.csv" },
    });
  const show = async (id: number) => (await shop.get(`/api/admin/imports/${id}`, staff)).body.data;
  const act = (id: number, what: string, body: object = {}) =>
    shop.post(`/api/admin/imports/${id}/${what}`, body, staff);
  async function rested(id: number) {
    await expect.poll(async () => (await show(id)).state, { timeout: 60_000 }).toMatch(/done|undone/);
    return show(id);
  }
  async function imported(text: string) {
    const { body } = await send(text);
    await act(body.data.id, "start");
    return rested(body.data.id);
  }
  const products = (prefix: string) =>
    shop.sql(
      `select sku, name_en, name_bn, price_poisha, original_price_poisha, stock, is_featured from products
       where sku like $1 || '%' order by sku`,
      [prefix],
    );
  return { ...ordering, staff, send, show, act, rested, imported, products };
}
