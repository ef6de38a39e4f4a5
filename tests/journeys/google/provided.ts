import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freePort, openProvider } from "#tests/support/services/open-provider.ts";
import { databaseOf, emptyFolder, startServer } from "#tests/support/shop/start-server.ts";
import { test as base } from "../shop.ts";

/** Shops of these tests, on the database of all, that have a provider. */
export const test = base.extend<object, { provided: string; providedInToken: string; misconfigured: string }>(
  {
    baseURL: async ({ provided }, use) => use(provided),
    provided: [async ({ browserName: _ }, use) => opened(use), { scope: "worker", timeout: 60_000 }],
    providedInToken: [
      async ({ browserName: _ }, use) => opened(use, true),
      { scope: "worker", timeout: 60_000 },
    ],
    // The provider knows another secret, and only http://localhost.
    misconfigured: [
      async ({ browserName: _ }, use) => opened(use, true, { GOOGLE_CLIENT_SECRET: "another-secret" }),
      { scope: "worker", timeout: 60_000 },
    ],
  },
);

async function opened(
  use: (url: string) => Promise<void>,
  inToken = false,
  settings: Record<string, string> = {},
) {
  const port = await freePort();
  const provider = await openProvider(`http://localhost:${port}`, { inToken });
  const DATA_DIR = emptyFolder();
  const server = await startServer({
    DATA_DIR,
    DATABASE_URL: databaseOf(process.env.SHOP_DATA ?? ""),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    RATE_LIMIT: "0",
    ...provider.env,
    ...settings,
  });
  await use(server.url);
  await server.end();
  provider.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

export const anAddress = (name = "rahima") => `${name}-${crypto.randomUUID()}@example.com`;
export const button = (page: Page) => page.getByRole("button", { name: /with Google/ });
export const refusal = (page: Page) => page.getByRole("alert").filter({ visible: true });

/** Presses the button and returns the window that opens. */
export async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opening;
  await popup.waitForURL(/^http:\/\/127\.0\.0\.1/);
  return popup;
}

/** Signs in at the provider and gives consent. */
export async function allow(popup: Page, email: string) {
  await popup.locator("[name=login]").fill(email);
  await popup.locator("[name=password]").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  await popup.getByRole("button", { name: "Continue" }).click();
}

export const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: JSON.parse(localStorage.getItem("user") ?? "null"),
  }));
