import { readFileSync } from "node:fs";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin } from "./staff.ts";

test("orders and customers are saved as files that a spreadsheet reads, with what their columns mean", async ({
  page,
  shop,
}) => {
  const { number, customer } = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  for (const [address, name, line] of [
    ["/admin/orders", "orders", `${number},pending,`],
    ["/admin/users", "customers", `${customer},`],
  ] as const) {
    await open(page, `${address}?search=${encodeURIComponent(name === "orders" ? number : customer)}`);
    await page.getByText("Export as a file").click();
    await expect(page.getByText(/the journal notes who took it/)).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-.*csv$`));
    const text = readFileSync(await file.path(), "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text.split("\r\n")[1]).toContain(line);
    // Every column of the file is explained.
    const columns = text.slice(1).split("\r\n", 1)[0]?.split(",") ?? [];
    await expect(page.locator("dl code")).toHaveText(columns);
  }
});
