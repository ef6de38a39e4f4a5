import { execFileSync } from "node:child_process";
import { build } from "vite";
import type * as Client from "../../packages/client/src/index.ts";
import { expect, test } from "./shop.ts";

/** What is published, as one file. */
async function bundle(): Promise<string> {
  execFileSync(process.execPath, ["bin/client.js"]);
  const lib = { entry: "packages/client/src/index.ts", formats: ["es" as const] };
  const built = await build({ configFile: false, logLevel: "silent", build: { write: false, lib } });
  const [{ output } = { output: [] }] = [built].flat() as { output: { code: string }[] }[];
  return output.map(({ code }) => code).join("");
}

test("a page of the shop's origin calls the shop with @tatka/client", async ({ page, baseURL }) => {
  const code = await bundle();
  await page.route("/client", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A page</title>" }),
  );
  await page.route("/client.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.goto("/client");
  const found = await page.evaluate(
    async ({ url, file }) => {
      const { createClient, ShopError }: typeof Client = await import(file);
      const shop = createClient({ url });
      const { data } = await shop.listProducts({ limit: 2, in_stock: true });
      const refused = await shop.showProduct({ id: 999_999_999 }).catch((error) => error);
      return [data.length, refused instanceof ShopError && refused.code];
    },
    { url: baseURL ?? "", file: "/client.js" },
  );
  expect(found).toEqual([2, "not_found"]);
});
