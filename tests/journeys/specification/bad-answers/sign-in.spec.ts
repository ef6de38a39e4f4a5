import { expect, open, test } from "#tests/journeys/shop.ts";
import { alerts, stored } from "../watching.ts";
import { all, answerWith, bad, eid } from "./answers.ts";

for (const [path, button, wordless] of [
  ["/login", "Sign in", "Login failed."],
  ["/register", "Create account", "Registration failed."],
] as const)
  test(`${path}: a bad answer is told by its message or '${wordless}', and nobody is signed in`, async ({
    page,
  }) => {
    await open(page, "/login");
    const account = { name: "Nusrat Jahan", password: "mango-tree" };
    const known = `${crypto.randomUUID()}@example.com`;
    if (path === "/login") await page.request.post("/api/auth/login", { data: { ...account, email: known } });
    await open(page, path);
    for (const how of all) {
      await answerWith(page, "**/api/auth/login*", how);
      if (path === "/register") await page.getByLabel("Full name").fill(account.name);
      const email = path === "/login" ? known : `${crypto.randomUUID()}@example.com`;
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(account.password);
      const answered = page.waitForResponse("**/api/auth/login*");
      await page.getByRole("button", { name: button, exact: true }).click();
      await answered;
      await expect(alerts(page), how).toHaveText(how === "said" ? eid : wordless);
      expect(await stored(page, "token"), how).toBeNull();
      await page.getByRole("textbox", { name: "Email" }).fill("");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(alerts(page).filter({ hasText: wordless }), "gone before the next one").toHaveCount(0);
    }
  });

for (const [path, button, call, wordless] of [
  ["/login", "Sign in", "sign-in/email", "Invalid email or password"],
  ["/register", "Create account", "sign-up/email", "Registration error"],
] as const)
  test(`${path}: where the identity service answers badly and says nothing, '${wordless}'`, async ({
    page,
  }) => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
    if (path === "/login")
      await page.request.post("/api/auth/login", { data: { ...account, name: "Nusrat Jahan" } });
    await open(page, path);
    if (path === "/register") await page.getByLabel("Full name").fill("Nusrat Jahan");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    for (const address of [`**/identity/${call}`, "**/identity/token"]) {
      for (const how of [
        bad.page,
        bad.empty,
        bad.broken,
        { status: 500, json: {} },
        { status: 403, json: { code: "SOMETHING_NEW" } },
      ]) {
        await page.unroute(address);
        await page.route(address, (route) => route.fulfill(how));
        const answered = page.waitForResponse(address);
        await page.getByRole("button", { name: button, exact: true }).click();
        await answered;
        await expect(alerts(page), JSON.stringify(how)).toHaveText(wordless);
        expect(await stored(page, "token")).toBeNull();
      }
      await page.unroute(address);
      if (path === "/register") break;
    }
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
