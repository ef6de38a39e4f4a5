import { rmSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, startServer } from "../support/shop/start-server.ts";

const count = 3_000;

/** On a connection of its own: the database ends with the server that started it. */
async function queryOnce(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test("an import whose process is killed in the middle is finished by the next one, every row once", async () => {
  const DATA_DIR = await openedFolder();
  let server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const query = (text: string) => queryOnce(databaseOf(DATA_DIR), text);
  try {
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "admin@tatka.example", password: "test-admin" }),
    });
    const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
    const line = (_: unknown, at: number) => `k-${at},fish,Rui ${at},রুই ${at},${100 + at},${at}`;
    const body = `sku,category,name_en,name_bn,price,stock\n${Array.from({ length: count }, line).join("\n")}\n`;
    const send = (path: string, body = "{}") => fetch(server.url + path, { method: "POST", headers, body });
    const { data } = (await (await send("/api/admin/imports", body)).json()) as { data: { id: number } };
    await send(`/api/admin/imports/${data.id}/start`);
    const merged = async () => (await query("select from product_import_rows where state = 'merged'")).length;
    await expect.poll(merged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    expect(await merged()).toBeLessThan(count);
    await server.end("SIGKILL");
    server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
    await expect.poll(merged, { timeout: 60_000 }).toBe(count);
    const rows = await query(
      `select count(*)::int as products, sum(stock)::int as stock,
              (select count(*)::int from stock_movements where kind = 'import') as movements
       from products where sku like 'k-%'`,
    );
    expect(rows).toEqual([{ products: count, stock: (count * (count - 1)) / 2, movements: count }]);
  } finally {
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
