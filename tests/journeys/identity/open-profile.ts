import type { Page } from "@playwright/test";
import { expect, open, signIn } from "../shop.ts";

/** Opens the profile of a new account, which is returned, and waits for all that it asks the shop for. */
export async function openProfile(page: Page) {
  const account = await signIn(page);
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  await knowsSaved(page);
  return account;
}

/** Waits until the page has asked for what the account saved: that call would notice, too, that the session is over. */
export const knowsSaved = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("saved-account"))).not.toBeNull();
