import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, signInAsStaff } from "./staff.ts";

test("an admin makes a key for a program, which works at once, and stops at once when it is revoked", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/api-keys");
  const main = page.getByRole("main");
  const name = `Till ${crypto.randomUUID().slice(0, 8)}`;
  await main.getByRole("button", { name: "New API key" }).click();
  await main.getByRole("button", { name: "Create key" }).click();
  await expect(main.getByText("Say what the key is for.")).toBeVisible();
  await expect(main.getByText("Choose at least one thing that the key may do.")).toBeVisible();
  await main.getByLabel("Which program is it for?").fill(name);
  await main.getByLabel("Orders: Read").check();
  await main.getByLabel("Stock: Change").check();
  await main.getByLabel("Requests per minute").fill("৩০");
  await main.getByLabel(/Your own password/).fill("mango-tree");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Create key" }).click();

  await expect(main.getByRole("heading", { name: `Key for ${name}` })).toBeFocused();
  const key = await main.getByText(/^tatka_[0-9a-f]{48}$/).innerText();
  await expectAccessible(page);
  const read = async () =>
    (await page.request.get("/api/admin/orders", { headers: { Authorization: `Bearer ${key}` } })).status();
  expect(await read()).toBe(200);
  await main.getByRole("button", { name: "I have stored it" }).click();
  await expect(main.getByText(key)).toBeHidden();

  await open(page, "/admin/api-keys");
  const row = main.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Orders: Read · Stock: Change");
  await expect(row).toContainText("30 requests per minute");
  await expect(row).toContainText(/Last used: /);
  await expect(row).toContainText(`ends in ${key.slice(-4)}`);
  await row.getByRole("button", { name: `Revoke ${name}` }).click();
  await row.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText(`${name} is revoked.`)).toBeVisible();
  await expect(row).toBeHidden();
  expect(await read()).toBe(401);
});

test("staff are offered what they may do themselves, and see their own keys only", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsStaff(page, shop, ["catalogue"]);
  await open(page, "/bn/admin/api-keys");
  const main = page.getByRole("main");
  await expect(main.getByText("এখনো কোনো এপিআই কী নেই")).toBeVisible();
  await main.getByRole("button", { name: "নতুন এপিআই কী" }).click();
  const boxes = main.getByRole("group", { name: "কী কী করতে পারবে?" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  await expect(main.getByLabel("স্টক: বদলানো")).toBeVisible();
  await expect(main.getByLabel("অর্ডার: পড়া")).toHaveCount(0);
  await expectAccessible(page);
});
