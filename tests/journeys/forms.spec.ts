import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, open, test } from "./shop.ts";
import { loseAnswer } from "./specification/watching.ts";

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillCustomOrder(page: Page, details: string) {
  await label(page, "Order details").fill(details);
  await label(page, "Name").fill("Nusrat Jahan");
  await label(page, "Phone").fill("০১৭১২-৩৪৫৬৭৮");
  await label(page, "Delivery address").fill("House 12, Road 5, Dhanmondi");
}

async function fillMessage(page: Page, subject: string) {
  await label(page, "Name").fill("Rakib");
  await label(page, "Email").fill("rakib@example.com");
  await label(page, "Subject").fill(subject);
  await label(page, "Message").fill("When do you open?");
}

const sendOrder = (page: Page) => page.getByRole("button", { name: "Place custom order" });
const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test.describe("custom order", () => {
  test("says what is missing under each field, and takes it back while one types", async ({ page }) => {
    await open(page, "/custom-order");
    await sendOrder(page).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByText("Order details are required")).toBeVisible();
    await expect(page.getByText("Phone is required")).toBeVisible();
    await expect(page.getByText("Delivery address is required")).toBeVisible();
    await expect(label(page, "Order details")).toBeFocused();
    await expect(label(page, "Order details")).toHaveAccessibleDescription(/Order details are required/);
    await expectAccessible(page);
    await label(page, "Name").fill("N");
    await expect(page.getByText("Name is required")).toBeHidden();
    await expect(page.getByText("Order details are required")).toBeVisible();
    await label(page, "Email").fill("nowhere");
    await label(page, "Phone").fill("12");
    await sendOrder(page).click();
    await expect(page.getByText("Email is invalid")).toBeVisible();
    await expect(page.getByText("This does not look like a phone number. Please check it.")).toBeVisible();
    await expect(label(page, "Phone")).toHaveAttribute("required", "");
    await expect(label(page, "Delivery address")).toHaveAttribute("required", "");
  });

  test("is stored, thanked for, and the form is empty again", async ({ page, shop }) => {
    const details = `Kotbel ${crypto.randomUUID()}`;
    await open(page, "/custom-order");
    await fillCustomOrder(page, details);
    await sendOrder(page).click();
    await expect(page.getByText("Order placed successfully!")).toBeVisible();
    await expectAccessible(page);
    for (const name of ["Order details", "Name", "Phone", "Delivery address", "Email"])
      await expect(label(page, name)).toHaveValue("");
    const stored = await shop.sql("select customer_phone from custom_orders where order_details = $1", [
      details,
    ]);
    expect(stored).toEqual([{ customer_phone: "01712-345678" }]);
    await page.reload();
    await alive(page);
    await expect(label(page, "Name")).toHaveValue("");
  });

  test("begins with what was looked for, beside what was typed before", async ({ page }) => {
    await open(page, "/custom-order?item=kotbel");
    await expect(label(page, "Order details")).toHaveValue("kotbel");
    await label(page, "Order details").fill("kotbel, 2 kg");
    await open(page, "/custom-order?item=jolpai");
    await expect(label(page, "Order details")).toHaveValue("kotbel, 2 kg\njolpai");
  });

  test("shows the server's words for a field under that field", async ({ page }) => {
    await open(page, "/custom-order");
    await fillCustomOrder(page, "Kotbel");
    await label(page, "Name").fill("Nus\u0007rat");
    await sendOrder(page).click();
    await expect(page.getByText("This contains characters that cannot be used.")).toBeVisible();
    await expect(label(page, "Name")).toBeFocused();
    await expect(label(page, "Order details")).toHaveValue("Kotbel");
  });

  test("loses nothing without a connection, and is sent once there is one", async ({
    page,
    context,
    shop,
  }) => {
    const details = `Jolpai ${crypto.randomUUID()}`;
    await open(page, "/custom-order");
    await fillCustomOrder(page, details);
    await context.setOffline(true);
    await sendOrder(page).click();
    await expect(page.getByRole("alert")).toHaveText("Something went wrong");
    await expect(page.getByRole("main").getByText("No connection")).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.reload();
    await alive(page);
    await expect(label(page, "Order details")).toHaveValue(details);
    await expect(label(page, "Phone")).toHaveValue("০১৭১২-৩৪৫৬৭৮");
    await sendOrder(page).click();
    await expect(page.getByText("Order placed successfully!")).toBeVisible();
    expect(await shop.sql("select id from custom_orders where order_details = $1", [details])).toHaveLength(
      1,
    );
  });

  test("says that something went wrong when the answer is no answer", async ({ page }) => {
    await open(page, "/custom-order");
    await fillCustomOrder(page, "Kotbel");
    await page.route("**/api/custom-orders*", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await sendOrder(page).click();
    await expect(page.getByRole("alert")).toHaveText("Something went wrong");
    await expect(page.getByText("stays here")).toBeVisible();
    await expect(page.getByText("No connection")).toHaveCount(0);
    await expect(label(page, "Name")).toHaveValue("Nusrat Jahan");
  });

  test("has a field that only robots see; they are thanked and forgotten", async ({ page, shop }) => {
    const details = `Buy links ${crypto.randomUUID()}`;
    await open(page, "/custom-order");
    const trap = page.locator("input[name=leave_empty]");
    expect(await trap.getAttribute("tabindex")).toBe("-1");
    expect(await page.getByRole("textbox", { name: "Leave empty" }).count()).toBe(0);
    await fillCustomOrder(page, details);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = "http://spam.example";
    });
    await sendOrder(page).click();
    await expect(page.getByText("Order placed successfully!")).toBeVisible();
    expect(await shop.sql("select id from custom_orders where order_details = $1", [details])).toEqual([]);
  });
});

test.describe("contact", () => {
  test("says what is missing, then stores the message and thanks for it", async ({ page, shop }) => {
    const subject = `Hours ${crypto.randomUUID()}`;
    await open(page, "/contact");
    await expectAccessible(page);
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    for (const words of ["Name", "Email", "Subject", "Message"])
      await expect(page.getByText(`${words} is required`)).toBeVisible();
    await expect(label(page, "Name")).toBeFocused();
    await expectAccessible(page);
    await label(page, "Name").fill("Rakib");
    await expect(page.getByText("Name is required")).toBeHidden();
    await label(page, "Email").fill("rakib");
    await label(page, "Subject").fill(subject);
    await label(page, "Message").fill("When do you open?");
    await send.click();
    await expect(page.getByText("Email is invalid")).toBeVisible();
    await expect(label(page, "Email")).toBeFocused();
    await label(page, "Email").fill("rakib@example.com");
    await send.click();
    await expect(page.getByText("Thank you for contacting us! We will get back to you soon.")).toBeVisible();
    await expect(label(page, "Message")).toHaveValue("");
    expect(await shop.sql("select name from contact_messages where subject = $1", [subject])).toEqual([
      { name: "Rakib" },
    ]);
  });

  test("a message whose answer was lost is the same when it is sent again; after the thanks the same words are another", async ({
    page,
    shop,
  }) => {
    const subject = `Hours ${crypto.randomUUID()}`;
    const stored = () => shop.sql("select id from contact_messages where subject = $1", [subject]);
    const send = page.getByRole("button", { name: "Send message" });
    const fill = async () => {
      await fillMessage(page, subject);
    };
    await open(page, "/contact");
    await fill();
    await loseAnswer(page, "**/api/contact-messages*");
    await send.click();
    await expect(alertWith(page, "Something went wrong")).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await send.click();
    await expect(page.getByText("Thank you for contacting us!")).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await fill();
    await send.click();
    await expect(page.getByText("Thank you for contacting us!")).toBeVisible();
    expect(await stored()).toHaveLength(2);
  });

  test("keeps a message through a lost connection", async ({ page, context }) => {
    await open(page, "/contact");
    await fillMessage(page, "Hours");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(alertWith(page, "Something went wrong")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(label(page, "Message")).toHaveValue("When do you open?");
  });

  test("speaks Bengali on the Bengali page", async ({ page }) => {
    await open(page, "/bn/contact");
    await page.getByRole("button", { name: "বার্তা পাঠান" }).click();
    await expect(page.getByText("নাম লিখুন")).toBeVisible();
    await expectAccessible(page);
  });
});
