import { afterEach, expect, test, vi } from "vitest";
import { inLanguage, preferredLocale } from "./locale.server.ts";
import { locale, localeOfPath, locales, localUrl, urlIn } from "./locale.ts";

afterEach(() => void vi.unstubAllGlobals());

test("addresses under /bn are Bengali, all others English", () => {
  expect(["/bn", "/bn/", "/bn/cart"].map(localeOfPath)).toEqual(["bn", "bn", "bn"]);
  expect(["/", "/cart", "/bnx", "/products/bn", "/cart/bn/"].map(localeOfPath)).toEqual(Array(5).fill("en"));
});

const pages: [english: string, bengali: string][] = [
  ["/", "/bn"],
  ["/cart", "/bn/cart"],
  ["/cart/?ref=1", "/bn/cart/?ref=1"],
  ["/?ref=1", "/bn?ref=1"],
  ["/#top", "/bn#top"],
  ["/products?search=/bn/x#list", "/bn/products?search=/bn/x#list"],
];

test.each(pages)("%s and %s lead to each other, and to themselves", (english, bengali) => {
  for (const address of [english, bengali])
    expect([urlIn("en", address), urlIn("bn", address)]).toEqual([english, bengali]);
});

test("the shop speaks English and Bengali", () => {
  expect(locales).toEqual(["en", "bn"]);
});

test("/bn/ is the Bengali home page, too", () => {
  expect(urlIn("en", "/bn/")).toBe("/");
});

test("an address is given in the language of the request, English where there is none", async () => {
  expect(await inLanguage("bn", async () => [locale(), localUrl("/cart")])).toEqual(["bn", "/bn/cart"]);
  expect([locale(), localUrl("/cart")]).toEqual(["en", "/cart"]);
});

test("in the browser the page says its language", async () => {
  vi.resetModules();
  const fresh = await import("./locale.ts");
  const said = ["bn", "en", ""].map((lang) => {
    vi.stubGlobal("document", { documentElement: { lang } });
    return fresh.locale();
  });
  expect(said).toEqual(["bn", "en", "en"]);
});

test.each([
  ["bn-BD,bn;q=0.9,en;q=0.8", "bn"],
  ["en-GB,bn;q=0.5", "en"],
  ["fr-FR, BN;q=0.5, en;q=0.3", "bn"],
  ["fr", "en"],
  ["", "en"],
  [undefined, "en"],
])("a browser that asks for %j reads %s", (header, language) => {
  expect(preferredLocale(header)).toBe(language);
});
