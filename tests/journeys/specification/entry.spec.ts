import { expect, open, test } from "../shop.ts";
import { alerts, hold, refusal, stored } from "./watching.ts";

test("sign in and create account: required fields, ways across, busy words, and what is stored", async ({
  page,
}) => {
  await open(page, "/login");
  const main = page.getByRole("main");
  for (const name of ["Email", "Password"])
    await expect(main.getByLabel(name, { exact: true })).toHaveAttribute("required", "");
  await expect(main.getByText("Sign in with Google")).toBeVisible();
  await main.getByRole("link", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(main.getByText("Sign up with Google")).toBeVisible();
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  const email = `${crypto.randomUUID()}@example.com`;
  for (const [name, text] of [
    ["Full name", "Nusrat Jahan"],
    ["Email", email],
    ["Password", "mango-tree"],
  ] as const) {
    await expect(main.getByLabel(name, { exact: true })).toHaveAttribute("required", "");
    await main.getByLabel(name, { exact: true }).fill(text);
  }
  const release = await hold(page, "**/api/auth/login*");
  const sent = page.waitForRequest("**/api/auth/login*");
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Nusrat Jahan",
    email,
    password: "mango-tree",
    role: "user",
  });
  release();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page, "token")).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse((await stored(page, "user")) ?? "{}")).toEqual({
    id: expect.any(Number),
    name: "Nusrat Jahan",
    email,
    role: "user",
    parts: [],
  });
});

test("sign in and create account: 'Invalid email or password' and 'Registration error' for what nobody expected", async ({
  page,
}) => {
  // A full storage, which the form could not foresee.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const email = `${crypto.randomUUID()}@example.com`;
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  for (const [address, button, words] of [
    ["/register", "Create account", "Registration error"],
    ["/login", "Sign in", "Invalid email or password"],
  ] as const) {
    if (address === "/login") await open(page, address);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("mango-tree");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(alerts(page)).toHaveText(words);
  }
});

test("sign in and create account: the shop's own words where it refuses", async ({ page }) => {
  await page.route("**/api/auth/login*", (route) =>
    route.fulfill({ status: 403, json: refusal("not_allowed", "The shop is closed on Eid.") }),
  );
  const email = `${crypto.randomUUID()}@example.com`;
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  for (const button of ["Create account", "Sign in"]) {
    if (button === "Sign in") await open(page, "/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("mango-tree");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(alerts(page)).toHaveText("The shop is closed on Eid.");
  }
});

test("a page that fails: 'Unexpected Application Error!' with its status and words, and a way out", async ({
  page,
}) => {
  await open(page, "/about");
  await page.route("**/api/pages/faq*", (route) =>
    route.fulfill({
      status: 500,
      json: { ...refusal("unexpected", "The questions fell over."), request_id: "quote-me-17" },
    }),
  );
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  for (const words of ["Error 500", "The questions fell over.", "quote-me-17"])
    await expect(page.getByRole("main")).toContainText(words);
  await page.unroute("**/api/pages/faq*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
});
