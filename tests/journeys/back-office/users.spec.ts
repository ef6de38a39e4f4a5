import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin } from "./staff.ts";

test("a customer's page shows what they ordered, keeps a note, and tells of a colleague's", async ({
  page,
  shop,
}) => {
  const token = await signInAsAdmin(page, shop);
  const { number, customer } = await newOrder(page, await shop.newProduct({ price: 60 }), 3);
  await open(page, `/admin/users?search=${encodeURIComponent(customer)}`);
  await page.getByRole("link", { name: customer, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: customer })).toBeVisible();
  await expect(page.getByText("৳180").first()).toBeVisible();
  await expectAccessible(page);

  const save = page.getByRole("button", { name: "Save the note" });
  await expect(save).toBeDisabled();
  await page.getByRole("textbox", { name: "Note" }).fill("Third floor, ring twice");
  await save.click();
  await expect(page.getByText("The note is saved.")).toBeVisible();

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.request.post(`/api/admin/users/${id}/note`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { note: "Moved to Banani", was: "Third floor, ring twice" },
  });
  await page.getByRole("textbox", { name: "Note" }).fill("Ring twice");
  await save.click();
  await expect(page.getByText("A colleague has just written another note.")).toBeVisible();
  await expect(page.getByText("Moved to Banani")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Ring twice");
  await page.getByRole("textbox", { name: "Note" }).fill("Moved to Banani, ring twice");
  await save.click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(page.getByText("A colleague has just written another note.")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Moved to Banani, ring twice");

  await page.getByRole("link", { name: "What staff did" }).click();
  await expect(page.getByText("Note changed").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
});

test("a page of no customer says so", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/users/987654321");
  await expect(page.getByText("There is no such customer")).toBeVisible();
  await page.getByRole("link", { name: "All users" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
});

test("users are sorted by what was delivered to them; what is only ordered is no total", async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct({ price: 70 });
  const waiting = await newOrder(page, product, 3);
  const done = await newOrder(page, product, 1);
  const tag = crypto.randomUUID().slice(0, 8);
  const both = [waiting.id, done.id];
  await shop.sql(
    "update users set name = $2 || name where id in (select user_id from orders where id = any($1))",
    [both, tag],
  );
  await shop.sql("update orders set status = 'completed' where id = $1", [done.id]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/users?search=${tag}`);
  await page.getByRole("link", { name: "Most delivered" }).click();
  await expect(page).toHaveURL(/sort=delivered/);
  const rows = page
    .getByRole("table")
    .locator("tbody tr")
    .or(page.getByRole("list", { name: "Users" }).locator("> li"));
  await expect(rows).toHaveText([new RegExp(`${done.customer}.*৳70`), new RegExp(`${waiting.customer}.*৳0`)]);
  await page.getByRole("link", { name: "Last order" }).click();
  await expect(rows.first()).toContainText(done.customer);
  await expectAccessible(page);
});
