import { test as base, expect, open } from "./shop.ts";

/** Each refusal is an error on the console. */
const test = base.extend({ quiet: async ({ browserName: _ }, use) => use(undefined) });

test("no text becomes HTML or a script on a page, but pages that follow on it still work", async ({
  page,
}) => {
  await open(page, "/");
  await page.locator("main a[href^='/products/']").first().click();
  await expect(page).toHaveURL(/\/products\/\d+/);
  await expect(page.locator("h1")).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => {
        document.createElement("div").innerHTML = "<img src=x>";
      },
      script: () => {
        document.createElement("script").text = "1";
      },
      address: () => {
        document.createElement("script").src = "/assets/x.js";
      },
      policy: () => (window as any).trustedTypes.createPolicy("another", {}),
      document: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refused).toEqual(
    ["html", "script", "address", "policy", "document"].map((name) => `${name}: TypeError`),
  );
});
