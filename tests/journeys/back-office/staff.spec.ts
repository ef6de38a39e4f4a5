import { expect, expectAccessible, open, test } from "../shop.ts";
import { newAdmin, signInAsAdmin } from "./staff.ts";

test("an admin lets a colleague in for orders only, takes it back, and the journal tells both", async ({
  page,
  shop,
  browser,
}) => {
  await signInAsAdmin(page, shop);
  const email = `${crypto.randomUUID()}@example.com`;
  const name = `Karim ${email.slice(0, 6)}`;
  const password = "mango-tree";
  const login = await page.request.post("/api/auth/login", { data: { name, email, password } });
  const { token, data: user } = await login.json();

  await open(page, "/admin/staff");
  await page.getByRole("button", { name: "Add a colleague" }).click();
  await page.getByLabel("Their email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Find the account" }).click();
  await expect(page.getByText("Nobody has registered as nobody@example.com yet.")).toBeVisible();
  await page.getByLabel("Their email").fill(email);
  await page.getByRole("button", { name: "Find the account" }).click();
  await expect(page.getByRole("heading", { name: `What may ${name} open?` })).toBeFocused();
  await page.getByRole("button", { name: "Save rights" }).click();
  await expect(page.getByText("Choose at least one part of the back office.")).toBeVisible();
  await page.getByLabel("Orders").check();
  await page.getByRole("button", { name: "Save rights" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByLabel("Orders")).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel(/Your own password/).fill("mango-tree");
  await page.getByRole("button", { name: "Save rights" }).click();
  await expect(page.getByText(`Saved. ${name}: Orders`)).toBeVisible();
  await expectAccessible(page);

  // The colleague's browser was signed in before, as a customer.
  const theirs = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await theirs.addInitScript(
    ([stored, who]) => {
      localStorage.setItem("token", stored as string);
      localStorage.setItem("user", who as string);
    },
    [token, JSON.stringify(user)],
  );
  const other = await theirs.newPage();
  await open(other, "/admin/orders");
  await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await open(other, "/admin/products");
  await expect(
    other.getByRole("heading", { name: "This page belongs to somebody else's work" }),
  ).toBeVisible();
  await expectAccessible(other);
  await open(other, "/admin/staff");
  await expect(
    other.getByRole("heading", { name: "This page belongs to somebody else's work" }),
  ).toBeVisible();

  await page.getByRole("button", { name: `Change the rights of ${name}` }).click();
  await page.getByLabel("Nothing, as a customer").check();
  await page.getByLabel(/Your own password/).fill("mango-tree");
  await page.getByRole("button", { name: "Save rights" }).click();
  await expect(page.getByText(`Saved. ${name}: Customer`)).toBeVisible();
  await open(other, "/admin/orders");
  await expect(other.getByRole("heading", { name: "This page is for shop staff" })).toBeVisible();
  await theirs.close();

  await open(page, `/admin/journal?kind=staff&search=${encodeURIComponent(name)}`);
  const lines = page.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toContainText("Rights changed");
  await expect(lines.last()).toContainText("Orders");
  await expectAccessible(page);
});

test("a customer is blocked with a reason, and let in again", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  const email = `${crypto.randomUUID()}@example.com`;
  const name = `Rahim ${email.slice(0, 6)}`;
  const account = { name, email, password: "mango-tree" };
  await page.request.post("/api/auth/login", { data: account });
  await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: `Block ${name}` }).click();
  await page.getByRole("button", { name: "Yes, block" }).click();
  await expect(page.getByText("Please write down why.")).toBeVisible();
  await page.getByLabel("Why? Only staff can read it.").fill("Refused three orders at the door");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, block" }).click();
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible();
  expect((await page.request.post("/api/auth/login", { data: account })).status()).toBe(403);
  await page.getByRole("button", { name: `Unblock ${name}` }).click();
  await expect(page.getByRole("button", { name: `Block ${name}`, exact: true })).toBeVisible();
  expect((await page.request.post("/api/auth/login", { data: account })).status()).toBe(200);
});

test("a blocked customer who signs in is asked to call, in either language", async ({ page, shop }) => {
  const { email, password } = await newAdmin(page, shop);
  await shop.sql("update users set role = 'user', blocked_at = now() where email = $1", [email]);
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(
    page.getByText("This account cannot be used at the moment. Please call the shop."),
  ).toBeVisible();
});
