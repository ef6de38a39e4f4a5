import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const inPublic = (src: string) => existsSync(join(import.meta.dirname, "../../public", src));

test.each([
  ["/app.webmanifest", "Tatka", "/", "/cart"],
  ["/bn/app.webmanifest", "টাটকা", "/bn", "/bn/cart"],
])("%s says in its language what a device needs to install the shop", async (path, name, start, cart) => {
  const answer = await shop.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("application/manifest+json");
  const { icons, screenshots, shortcuts, ...rest } = answer.body;
  expect(rest).toMatchObject({ name, start_url: start, scope: "/", display: "standalone" });
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable")).toHaveLength(2);
  expect(shortcuts.map(({ url }: { url: string }) => url)).toContain(cart);
  const files = [...icons, ...screenshots].map(({ src }: { src: string }) => src);
  expect(files.filter((src: string) => !inPublic(src))).toEqual([]);
});
