import type { Page } from "@playwright/test";
import { expect, open, signIn } from "../shop.ts";

/** Opens the profile of a new account, which is returned. */
export async function openProfile(page: Page) {
  const account = await signIn(page);
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  return account;
}
