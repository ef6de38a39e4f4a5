import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, open } from "../shop.ts";

const photo = async (background: string) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** As a new customer does it, by the form. */
export async function register(page: Page, name: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await open(page, "/register");
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("mango-tree");
  await page.getByRole("button", { name: /Create account/ }).click();
  await expect(page).not.toHaveURL(/register/);
  return email;
}

export async function describeTheShop(page: Page) {
  await open(page, "/admin");
  await page
    .getByRole("region", { name: "Open your shop" })
    .getByRole("link", { name: "Write name and address" })
    .click();
  await page.getByLabel("Name in English").fill("Rahim Store");
  await page.getByLabel("Phone", { exact: true }).fill("01812-345678");
  await page.getByLabel("Opening hours in English").fill("Every day 8–22");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
}

export async function makeCategory(page: Page, nameEn: string, nameBn: string) {
  await open(page, "/admin/categories");
  await page.getByRole("button", { name: "Add a category" }).click();
  const form = page.getByRole("form", { name: "New category" });
  await form.getByLabel("Name in English").fill(nameEn);
  await form.getByLabel("Name in Bengali").fill(nameBn);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${nameEn} is saved.`)).toBeVisible();
}

export async function makeProduct(page: Page) {
  await open(page, "/admin/products");
  await page.getByRole("link", { name: "Add product" }).click();
  const form = page.getByRole("form", { name: "New product" });
  await form.getByLabel("Name in English").fill("Padma hilsa");
  await form.getByLabel("Name in Bengali").fill("পদ্মার ইলিশ");
  await form.getByLabel("Price", { exact: true }).fill("1200");
  await form.getByLabel("Weight or size in English").fill("1 kg");
  await form.getByLabel("Weight or size in Bengali").fill("১ কেজি");
  await form.getByLabel("Category").selectOption({ label: "Fish" });
  await form.getByLabel("SKU").fill("HILSA-1");
  await form.getByLabel("Stock", { exact: true }).fill("5");
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles([await photo("#9ab")]);
  await expect(form.getByRole("listitem", { name: "Picture 1" })).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Padma hilsa is in the shop.")).toBeVisible();
}

/** Three rows of four are wrong: a category that is none, a price that is none, a SKU that is there twice. */
export async function importList(page: Page) {
  await open(page, "/admin/products");
  await page.getByRole("main").getByRole("link", { name: "Import" }).click();
  await page.getByLabel("Choose a CSV or Excel file").setInputFiles({
    name: "november.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "SKU,category,name_en,name_bn,price,stock",
        "RUI-1,Fish,River rui,নদীর রুই,350,12",
        "MILK-1,Diary,Village milk,গ্রামের দুধ,90,20",
        "CURD-1,Dairy,Bogura curd,বগুড়ার দই,dear,8",
        "RUI-1,Fish,Large river rui,বড় নদীর রুই,420,4",
      ].join("\r\n"),
    ),
  });
  await expect(page.getByRole("heading", { name: "Rows that need you: 3" })).toBeVisible();
  const wrong = page.getByRole("list", { name: /need you/ }).getByRole("listitem");
  await wrong.nth(0).getByRole("combobox").selectOption({ label: "Dairy" });
  await wrong.nth(0).getByRole("button", { name: "Take" }).click();
  await expect(page.getByText("Row 3 is right now.")).toBeVisible();
  await page.getByRole("textbox", { name: "Row 4: price" }).fill("১৬০");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Row 4 is right now.")).toBeVisible();
  await page.getByRole("textbox", { name: "Row 5: sku" }).fill("RUI-2");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Import 4 rows" }).click();
  await expect(page.getByRole("region", { name: "Just merged" }).getByRole("listitem")).toHaveCount(4);
}

export async function makeSlide(page: Page) {
  await open(page, "/admin/content");
  await page.getByRole("button", { name: "Add a slide" }).click();
  const form = page.getByRole("form", { name: "New slide" });
  await form.getByLabel("Title in English").fill("Hilsa from the Padma");
  await form.getByLabel("Title in Bengali").fill("পদ্মার ইলিশ এসেছে");
  await form.getByLabel("Opens").fill("/products?search=hilsa");
  await form.getByLabel("Button in English").fill("See the fish");
  await form.getByLabel("Button in Bengali").fill("মাছ দেখুন");
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo("#47a"));
  await expect(form.locator("[data-preview] img")).toHaveAttribute("src", /^\/pictures\//);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Hilsa from the Padma is saved.")).toBeVisible();
}

/** From the slide on the home page to the order; returns its number. */
export async function buyHilsa(page: Page): Promise<string> {
  await register(page, "Nusrat Jahan");
  await expect(async () => {
    await open(page, "/");
    await expect(page.locator("[aria-roledescription=slide]").first()).toContainText("Hilsa from the Padma", {
      timeout: 500,
    });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("ilish");
  await page.keyboard.press("Enter");
  // The home page shows it, too.
  await expect(page).toHaveURL(/search=ilish/);
  await page
    .getByRole("link", { name: /Padma hilsa/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .filter({ visible: true })
    .click();
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Mobile number").fill("০১৭১২-৩৪৫৬৭৮");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  // Both in one look: after 3 seconds the page goes home.
  const placed = page.getByRole("main").filter({ hasText: "Order Placed Successfully!" });
  return (await placed.getByText(/^TK-\d+$/).textContent()) ?? "";
}

export async function editPackPrintAndDeliver(page: Page, number: string) {
  await open(page, "/admin/orders");
  await page.getByRole("link", { name: new RegExp(number) }).click();
  const order = page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));
  await order.getByRole("button", { name: "Change the order" }).click();
  await order
    .getByRole("listitem", { name: "Padma hilsa" })
    .getByRole("button", { name: /One more/ })
    .click();
  await order.getByRole("textbox", { name: "What the customer was told" }).fill("Called: two, please");
  await order.getByRole("button", { name: "Save the changes" }).click();
  await expect(order.getByText(/Saved\. The order now comes to ৳2,400/)).toBeVisible();
  await order.getByRole("button", { name: "Start packing" }).click();
  await expect(order.getByText("Confirmed", { exact: true })).toBeVisible();
  await order.getByRole("link", { name: "Print" }).click();
  const slip = page.getByRole("article");
  await expect(slip).toContainText(number);
  await expect(slip).toContainText("Rahim Store");
  await page.emulateMedia({ media: "print" });
  await expect(slip).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await open(page, `/admin/orders?search=${number}`);
  await page.getByRole("link", { name: new RegExp(number) }).click();
  for (const step of ["Packed", "On the way", /Handed over/])
    await order.getByRole("button", { name: step }).click();
  await expect(order.getByText("Delivered", { exact: true })).toBeVisible();
}

export async function writeReview(page: Page) {
  await page.locator("#reviews").getByRole("button", { name: "Write a review" }).click();
  await page.locator("#reviews").getByRole("radio", { name: "1 star" }).check({ force: true });
  await page.locator("#reviews").getByLabel("Your review").fill("The rider is an idiot");
  await page.locator("#reviews").getByRole("button", { name: "Submit Review" }).click();
  await expect(page.locator("#reviews").getByRole("listitem")).toContainText("The rider is an idiot");
}

export async function hideReview(page: Page) {
  await open(page, "/admin/reviews");
  await page.getByRole("button", { name: "Hide the review by Nusrat Jahan" }).click();
  await page.getByLabel("Why? Only staff can read it.").fill("Insults the rider");
  await page.getByRole("button", { name: "Hide this review" }).click();
  await expect(page.getByText("Hidden: Insults the rider")).toBeVisible();
}

export async function letInForOrders(page: Page, email: string) {
  await open(page, "/admin/staff");
  await page.getByRole("button", { name: "Add a colleague" }).click();
  await page.getByLabel("Their email").fill(email);
  await page.getByRole("button", { name: "Find the account" }).click();
  await page.getByLabel("Orders").check();
  await page.getByLabel(/Your own password/).fill("mango-tree");
  await page.getByRole("button", { name: "Save rights" }).click();
  await expect(page.getByText("Saved. Karim: Orders")).toBeVisible();
}
