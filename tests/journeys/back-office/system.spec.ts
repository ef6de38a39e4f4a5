import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("an admin sees how the server is, makes a backup, and says when the next ones are made", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/system");
  const main = page.getByRole("main");
  const summary = main.getByRole("region", { name: "How the shop is" });
  await expect(summary.getByRole("listitem")).toHaveText([
    "Backups No backup has been made yet.",
    /^Disk space (Enough|Almost full): .* of .*/,
    "Outgoing messages Everything is sent.",
    "Webhooks Everything is sent.",
    "Search It works.",
    "Deletion of old data It works.",
  ]);
  await expect(main.getByRole("heading", { name: "Database" })).toBeHidden();
  await main.getByText("Details for technicians").click();
  await expect(main.getByRole("heading", { name: "Database" })).toBeVisible();
  await expect(main.getByText("E-mails about orders")).toBeVisible();
  const queues = main.getByRole("region", { name: "Outgoing messages" });
  await expect(queues).toContainText("Notifications to staff of new orders0 waiting");
  await expect(queues).toContainText("Messages that a product is back0 waiting");
  await expectAccessible(page);

  await main.getByRole("button", { name: "Make one now" }).click();
  await expect(main.getByText(/Last backup: .+ [kM]B/)).toBeVisible();
  await expect(summary).toContainText(/Backups The last one was made on .*\d{4}/);
  await expect(main.getByText(/Copy it to another machine/)).toBeVisible();
  await main.getByText("The last backups").click();
  await expect(main.getByText("by an admin")).toBeVisible();

  await main.getByLabel("Keep every backup for (days)").fill("none");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Give a number from 1 to 366.")).toBeVisible();
  await main.getByLabel("Keep every backup for (days)").fill("৩০");
  await main.getByLabel("Then one a week for").fill("-1");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Give a number from 0 to 366.")).toBeVisible();
  await main.getByLabel("Then one a week for").fill("0");
  await main.getByLabel("Then one a month for").fill("24");
  await main.getByLabel("Back up every day at").selectOption("04:00");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The plan is saved")).toBeVisible();
  await page.reload();
  await expect(main.getByLabel("Back up every day at")).toHaveValue("4");
  await expect(main.getByLabel("Keep every backup for (days)")).toHaveValue("30");
  await expect(main.getByLabel("Then one a week for")).toHaveValue("0");
  await expect(main.getByLabel("Then one a month for")).toHaveValue("24");

  await shop.sql(
    "insert into backups (reason, host, ended_at, failure) values ('schedule', 'till', now(), 'disk_full')",
  );
  await open(page, "/bn/admin/system");
  await expect(main.getByText("শেষ ব্যাকআপ হয়নি: ডিস্কে জায়গা নেই").first()).toBeVisible();
  await expectAccessible(page);
});

test("an admin who saves the plan that another has changed meanwhile sees theirs, and overwrites nothing", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/system");
  const main = page.getByRole("main");
  await main.getByLabel("Keep every backup for (days)").fill("5");
  await shop.sql("update backup_plan set retention = 99, version = version + 1");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Somebody else has changed the plan meanwhile.")).toBeVisible();
  await expect(main.getByLabel("Keep every backup for (days)")).toHaveValue("99");
  await main.getByLabel("Keep every backup for (days)").fill("6");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The plan is saved")).toBeVisible();
});
