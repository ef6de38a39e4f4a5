import { expect, open, test } from "./shop.ts";

test.use({ serviceWorkers: "block" });

for (const { device, width, fetched } of [
  { device: "without Bengali letters of its own", width: "() => 20", fetched: 1 },
  { device: "with them", width: "(letter) => letter.codePointAt(0) % 7", fetched: 0 },
])
  test(`a device ${device} fetches ${fetched ? "them" : "none"} for a product's Bengali name on an English page`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(
      `CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: (${width})(text) })`,
    );
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    const id = await shop.newProduct({ name: "Puffed rice", nameBn: "মুড়ি" });
    await open(page, `/products/${id}`);
    await expect(page.getByText("মুড়ি").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-letters", fetched ? "all" : "own");
    const bengali = () => files.filter((file) => file.includes("noto-bengali")).length;
    if (fetched) await expect.poll(bengali).toBe(1);
    else await page.waitForLoadState("networkidle").then(() => expect(bengali()).toBe(0));
  });
