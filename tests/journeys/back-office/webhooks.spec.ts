import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, signInAsStaff } from "./staff.ts";

test("an admin makes a webhook, which gets an order at once; tests, pauses, renews, replays and deletes it", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/webhooks");
  const main = page.getByRole("main");
  const name = `Accounting ${crypto.randomUUID().slice(0, 8)}`;
  await main.getByRole("button", { name: "New webhook" }).click();
  await main.getByRole("button", { name: "Create webhook" }).click();
  await expect(main.getByText("Say what the webhook is for.")).toBeVisible();
  await expect(main.getByText("Say where to send the events.")).toBeVisible();
  await expect(main.getByText("Choose at least one thing that the webhook gets.")).toBeVisible();
  await main.getByLabel("Which program is it for?").fill(name);
  await main.getByLabel("Send to").fill("https://127.0.0.1/events");
  await main.getByLabel("Orders", { exact: true }).check();
  await main.getByText("Only these events").click();
  await main.getByLabel("order.placed").check();
  await main.getByLabel(/Your own password/).fill("mango-tree");
  await main.getByRole("button", { name: "Create webhook" }).click();
  await expect(main.getByText("This URL is not on the public internet")).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel("Send to").fill(process.env.WEBHOOK_URL ?? "");
  await main.getByRole("button", { name: "Create webhook" }).click();

  await expect(main.getByRole("heading", { name: `Secret for ${name}` })).toBeFocused();
  const secret = await main.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).innerText();
  await main.getByRole("button", { name: "I have stored it" }).click();
  const row = main.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Orders · order.placed");
  await expect(row).toContainText("Working");
  await expect(row).toContainText("Nothing delivered yet");
  await row.getByRole("button", { name: `Send a test to ${name}` }).click();
  await expect(page.getByText(`${name} took the test message.`)).toBeVisible();

  await row.getByRole("button", { name: `Change ${name}` }).click();
  await row.getByLabel("order.placed").uncheck();
  await row.getByLabel(/Your own password/).fill("mango-tree");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is changed.`)).toBeVisible();
  await expect(row).toContainText("Orders · all events");

  await newOrder(page, await shop.newProduct());
  await expect
    .poll(async () => {
      await open(page, "/admin/webhooks");
      return row.innerText();
    })
    .toContain("Last delivery: ");
  await row.getByText("Deliveries, secret, replay").click();
  await expect(row.getByRole("list", { name: "Deliveries" })).toContainText("order.placed");
  await expect(row.getByRole("list", { name: "Deliveries" })).toContainText("status 204");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(`${name} gets the events since`)).toBeVisible();
  await row.getByRole("button", { name: `Pause ${name}` }).click();
  await expect(row).toContainText("Paused on");
  await row.getByRole("button", { name: `Resume ${name}` }).click();
  await expect(row).toContainText("Working");
  await row.getByLabel(/Your own password/).fill("mango-tree");
  await row.getByRole("button", { name: "New secret" }).click();
  await expect(main.getByText(/^whsec_/)).not.toHaveText(secret);
  await main.getByRole("button", { name: "I have stored it" }).click();
  await expect(row).toContainText("The old secret also works until");
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await row.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(row).toBeHidden();
});

test("staff are offered what they may read themselves", { tag: "@desktop" }, async ({ page, shop }) => {
  await signInAsStaff(page, shop, ["orders"]);
  await open(page, "/bn/admin/webhooks");
  const main = page.getByRole("main");
  await expect(main.getByText("এখনো কোনো ওয়েবহুক নেই")).toBeVisible();
  await main.getByRole("button", { name: "নতুন ওয়েবহুক" }).click();
  const boxes = main.getByRole("group", { name: "কী কী পড়তে পারবে?" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(1);
  await expectAccessible(page);
});
