// The core journeys in the engines beside Chromium, those that are installed here; `npm run test:engines`.
import assert from "node:assert/strict";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { type Engine, isInstalled } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { handOn } from "./hand.ts";
import { webkit } from "./webkit.ts";

/** From the home page to a placed order, in both languages. */
const journeys: Record<string, (shop: string, engine: Engine) => Promise<void>> = {
  async "home: only the slide in sight is in reach, the header stays, and Add answers"(shop, engine) {
    const { open, press, until } = handOn(engine);
    await open(`${shop}/`);
    assert.equal(
      await engine.run(() => document.querySelectorAll(".hero-track > li:not([inert])").length),
      1,
    );
    await press("main button", "Add");
    await until(
      "counts 1",
      () => Number(document.querySelector("header a[href='/cart']")?.textContent?.match(/\d+/)?.[0]) === 1,
    );
    await engine.run(() => window.scrollTo(0, 900));
    await until("keeps the cart in reach", () => {
      const cart = document.querySelector("header a[href='/cart']")?.getBoundingClientRect();
      return cart && cart.top >= 0 && cart.bottom <= 64;
    });
  },
  async "finding: a typed word, its results, a filtered list, a product"(shop, engine) {
    const { open, press, type, sees, until } = handOn(engine);
    await open(`${shop}/`);
    await press("input", "Search");
    await type("tomato\uE007");
    await sees("Search results for");
    await sees("product(s) found");
    await open(`${shop}/products?category=2`);
    await press("main a", "Rui");
    await until("opens the product", () => /\/products\/\d+/.test(location.pathname));
    await sees("Add to Cart");
  },
  async "ordering: a newcomer's account, checkout, and the order"(shop, engine) {
    const { open, press, fill, sees, until } = handOn(engine);
    await open(`${shop}/products?category=4`);
    await press("main button", "Add");
    await press("a", "View cart");
    await press("a", "Proceed to Checkout");
    await fill("Full name", "Nusrat Jahan");
    await fill("Email", `${crypto.randomUUID()}@example.com`);
    await fill("Password", "mango-tree-7");
    await press("main button", "Create account");
    await until("reaches the checkout", () => location.pathname === "/checkout");
    await fill("Shipping address", "House 12, Road 5, Dhanmondi");
    await fill("Mobile number", "01712345678");
    await press("button", "Place Order");
    await sees("Order Placed Successfully!");
    assert.match(await engine.run(() => document.body.innerText), /TK-\d+/);
  },
  async "Bengali: its digits, its letters, and a page that is not there"(shop, engine) {
    const { open, sees } = handOn(engine);
    await open(`${shop}/bn/products?category=1`);
    await sees("৳");
    assert.match(await engine.run(() => document.body.innerText), /[০-৯]/);
    assert.equal(await engine.run(() => document.documentElement.scrollWidth > window.innerWidth), false);
    await open(`${shop}/nothing`);
    await sees("Page not found");
  },
};

const server = await startServer({ DATA_DIR: emptyFolder(), RATE_LIMIT: "0" });
let failed = 0;
let passed = 0;
for (const kind of [firefox, webkit]) {
  if (!isInstalled(kind)) {
    console.log(`${kind.name} is not installed here: Debian has it as ${kind.packages}.`);
    if (!process.argv.includes("where-installed")) failed += 1;
    continue;
  }
  for (const [name, journey] of Object.entries(journeys)) {
    const problem = (await problemOf(kind, journey)) && (await problemOf(kind, journey));
    if (problem) failed += 1;
    else passed += 1;
    console.log(problem ? `✗ ${kind.name} › ${name}\n  ${problem}` : `✓ ${kind.name} › ${name}`);
  }
}
await server.end();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Why a journey failed, if it did; the caller tries it a second time, as Playwright does on a machine that stops for seconds. */
async function problemOf(
  kind: typeof firefox | typeof webkit,
  journey: (shop: string, engine: Engine) => Promise<void>,
): Promise<string | undefined> {
  const engine = await kind.start();
  try {
    await journey(server.url, engine);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await engine.end();
  }
}
