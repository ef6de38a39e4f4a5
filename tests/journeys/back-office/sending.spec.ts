import { openSmsGateway } from "#tests/support/services/sms-gateway.ts";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("an admin sets the SMS gateway by password, sends a test, and never sees its address again", async ({
  page,
  shop,
}) => {
  const sms = await openSmsGateway();
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  await page.getByRole("link", { name: "Sending", exact: true }).click();
  const main = page.getByRole("main");
  const address = main.getByLabel("Gateway's address", { exact: true });
  await expect(main.getByText("None is set: SMS are only listed under Notifications.")).toBeVisible();

  await address.fill("sms.example");
  await main.getByLabel("What a good answer contains").fill('"status":"ok"');
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Password is required")).toBeVisible();
  await main.getByLabel(/Your own password/).fill("mango-tree");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText(/Please give an address that begins with https/)).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill(sms.env.SMS_URL);
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The next message goes out with it.")).toBeVisible();
  await expect(main.getByText("In use: 127.0.0.1")).toBeVisible();
  await expect(address).toHaveValue("");
  await expect(main.getByText("It is set, and not shown again.")).toBeVisible();
  expect(await page.content()).not.toContain("hunter22");

  await main.getByLabel("Test SMS to the mobile number").fill("01712345678");
  await main.getByRole("button", { name: "Send a test SMS" }).click();
  await expect(main.getByText('Its answer: 200: {"status":"ok"}')).toBeVisible();
  expect(sms.taken.map(({ to }) => to)).toEqual(["8801712345678"]);
  sms.gateway.mood = "false success";
  await main.getByRole("button", { name: "Send a test SMS" }).click();
  await expect(main.getByRole("alert")).toContainText("insufficient balance");
  await expectAccessible(page);

  await open(page, "/bn/admin/settings?view=sending");
  await page.getByRole("checkbox", { name: "মুছে দিন: গেটওয়ের ঠিকানা" }).check();
  await page
    .getByLabel(/পাসওয়ার্ড/)
    .last()
    .fill("mango-tree");
  await page.getByRole("button", { name: "সেভ" }).click();
  await expect(page.getByText("সেভ হয়েছে। পরের বার্তা এভাবেই যাবে।")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /গেটওয়ের ঠিকানা/ })).toHaveCount(0);
  sms.close();
});

test.describe("where the server's configuration says so", () => {
  test.use({ ownSettings: { SMTP_URL: "smtp://shop:quokka@mail.example" } });

  test("the mail server is shown by its name, and cannot be typed in", async ({ page, shop }) => {
    await signInAsAdmin(page, shop);
    await open(page, "/admin/settings?view=sending");
    const server = page.getByRole("region", { name: "Mail server" });
    await expect(server).toContainText("In use: mail.example");
    await expect(server).toContainText("Set by the server's configuration.");
    await expect(server.getByRole("textbox")).toHaveCount(0);
    expect(await page.content()).not.toContain("quokka");
  });
});
