import { expect, open, test } from "./shop.ts";

test.use({ serviceWorkers: "block" });

test("a device without Bengali letters fetches them for a product's Bengali name on an English page, one with them does not", async ({
  page,
  shop,
}, { project }) => {
  const isFetched = project.name !== "device letters";
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const id = await shop.newProduct({ name: "Puffed rice", nameBn: "মুড়ি" });
  await open(page, `/products/${id}`);
  await expect(page.getByText("মুড়ি").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-letters", isFetched ? "all" : "own");
  const bengali = () => files.filter((file) => file.includes("noto-bengali")).length;
  if (isFetched) await expect.poll(bengali).toBe(1);
  else await page.waitForLoadState("networkidle").then(() => expect(bengali()).toBe(0));
});
