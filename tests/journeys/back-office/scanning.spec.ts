import type { Page } from "@playwright/test";
import { cameraPicture } from "#tests/support/shop/camera-picture.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { scannerTypes } from "./scanner.ts";
import { newAdmin, signInAsAdmin, stockOf, unique } from "./staff.ts";

let made = 0;

/** A product with a barcode of its own, right to its check digit. */
async function barcodedProduct(shop: JourneyShop, fields: { name?: string; stock?: number | null } = {}) {
  const name = fields.name ?? unique();
  const id = await shop.newProduct({ stock: 10, ...fields, name });
  const barcode = ean13(
    `21${String(process.pid).padStart(7, "0").slice(-7)}${String(++made).padStart(3, "0")}`,
  );
  await shop.sql("update products set barcode = $2 where id = $1", [id, barcode]);
  return { id, name, barcode };
}

function ean13(twelve: string): string {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

const field = (page: Page) => page.getByRole("textbox", { name: "Barcode" });
const rowOf = (page: Page, name: string) => page.getByRole("listitem", { name });

test.describe("with a camera", { tag: "@desktop" }, () => {
  const opened = test.extend<{ camera: (code: string) => Promise<Page> }>({
    camera: async ({ playwright, launchOptions, baseURL }, use) => {
      const browsers: { close(): Promise<void> }[] = [];
      await use(async (code) => {
        const args = [
          ...(launchOptions.args ?? []),
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream",
          `--use-file-for-fake-video-capture=${await cameraPicture(code)}`,
        ];
        const browser = await playwright.chromium.launch({ ...launchOptions, args });
        browsers.push(browser);
        return browser.newPage({
          baseURL,
          permissions: ["camera"],
          serviceWorkers: "block",
          locale: "en-GB",
        });
      });
      for (const browser of browsers) await browser.close();
    },
  });

  opened("a product is found where the browser cannot read barcodes itself", async ({ camera, shop }) => {
    const { id, name, barcode } = await barcodedProduct(shop);
    const page = await camera(barcode);
    const wasm: string[] = [];
    const faults: string[] = [];
    page.on("request", (request) => request.url().includes(".wasm") && wasm.push(request.url()));
    page.on("pageerror", (error) => faults.push(error.message));
    await signInAsAdmin(page, shop);
    await open(page, "/admin/scan");
    await expect(page.getByRole("textbox", { name: "Barcode" })).toBeVisible();
    expect(wasm, "loaded before anybody scans").toEqual([]);
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    const card = page.getByRole("article");
    await expect(card).toContainText(name);
    await expect(card).toContainText("10 in stock");
    await expectAccessible(page);
    expect(wasm.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
    expect(faults).toEqual([]);

    // A page that nobody sees films nothing.
    const video = page.locator("video");
    const films = () => video.evaluate((one: HTMLVideoElement) => one.srcObject !== null);
    expect(await films()).toBe(true);
    await setVisibility(page, "hidden");
    await expect.poll(films).toBe(false);
    await setVisibility(page, "visible");
    await expect.poll(films).toBe(true);
    await page.getByRole("button", { name: "Close the camera" }).click();
    await expect(video).toHaveCount(0);
    await card.getByRole("link", { name: "Open the product" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
  });

  opened("it opens after a log-in, too, whose page may not film", async ({ camera, shop }) => {
    const { name, barcode } = await barcodedProduct(shop);
    const page = await camera(barcode);
    const account = await newAdmin(page, shop);
    await open(page, "/login?redirect=%2Fadmin%2Fscan%3Fmode%3Dcounted");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    const row = rowOf(page, name);
    await expect(row).toContainText("On record: 10");
    // The code is in the picture all the time, but was scanned once.
    await expect(page.getByRole("listitem", { name })).toHaveCount(1);
  });

  opened("the browser's own reader is used where it knows our barcodes", async ({ camera, shop }) => {
    const { name, barcode } = await barcodedProduct(shop);
    const page = await camera("2000000000008");
    const wasm: string[] = [];
    page.on("request", (request) => request.url().includes(".wasm") && wasm.push(request.url()));
    await page.addInitScript((code) => {
      class Reader {
        static getSupportedFormats = async () => ["code_128", "ean_13", "ean_8", "upc_a", "qr_code"];
        detect = async () => [{ rawValue: code, boundingBox: new DOMRect(0, 0, 10, 10) }];
      }
      Object.assign(window, { BarcodeDetector: Reader });
    }, barcode);
    await signInAsAdmin(page, shop);
    await open(page, "/admin/products?camera=1");
    await expect(page).toHaveURL(new RegExp(`search=${barcode}`));
    await expect(page.getByRole("main")).toContainText(name);
    expect(wasm).toEqual([]);
  });
});

test("only documents of the back office may film and run the reader", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const [path, may] of [
    ["/", false],
    ["/login", false],
    ["/admins", false],
    ["/admin", true],
    ["/admin/scan", true],
    ["/bn/admin/packing", true],
  ] as const) {
    const headers = (await page.request.get(path)).headers();
    expect(headers["permissions-policy"], path).toContain(may ? "camera=(self)" : "camera=()");
    expect(headers["content-security-policy"]?.includes("'wasm-unsafe-eval'"), path).toBe(may);
  }
});

async function setVisibility(page: Page, state: "hidden" | "visible") {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("why there is no camera is said, and the number is typed instead", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { name, barcode } = await barcodedProduct(shop);
  await signInAsAdmin(page, shop);
  for (const [error, said] of [
    ["NotAllowedError", "This page is not allowed to use the camera."],
    ["NotFoundError", "This device has no camera."],
    ["NotReadableError", "The camera did not open."],
  ] as const) {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", name));
    }, error);
    await open(page, "/admin/scan?camera=1");
    await expect(page.getByRole("alert")).toContainText(said);
  }
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await open(page, "/bn/admin/scan?camera=1");
  await expect(page.getByRole("alert")).toContainText("সুরক্ষিত সংযোগ ছাড়া ব্রাউজার ক্যামেরা চালু করে না।");
  await expectAccessible(page);
  await open(page, "/admin/scan");
  await field(page).fill(barcode);
  await field(page).press("Enter");
  await expect(page.getByRole("article")).toContainText(name);
});

test("a Bluetooth scanner is heard wherever nobody types, and typing by hand is not", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { name, barcode } = await barcodedProduct(shop);
  const other = await barcodedProduct(shop);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/scan");
  await expect(field(page)).toBeVisible();
  await scannerTypes(page, barcode, 90);
  await scannerTypes(page, "12345");
  await expect(page).toHaveURL(/\/admin\/scan$/);
  await scannerTypes(page, barcode);
  await expect(page.getByRole("article")).toContainText(name);
  await field(page).focus();
  await scannerTypes(page, other.barcode);
  await expect(page.getByRole("article")).toContainText(other.name);
  await expect(field(page)).toHaveValue("");

  // In the search of the products a scan is typed text; beside it, it searches.
  await open(page, "/admin/products");
  const search = page.getByRole("search").getByRole("textbox");
  await search.focus();
  await scannerTypes(page, "8941100");
  await expect(search).toHaveValue("8941100");
  await open(page, "/admin/products");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await scannerTypes(page, barcode);
  await expect(page).toHaveURL(new RegExp(`search=${barcode}`));
  await expect(page.getByRole("main")).toContainText(name);
});

test("what came is received scan by scan, through a lost connection and a reload, and taken back", async ({
  page,
  context,
  shop,
}) => {
  const milk = await barcodedProduct(shop);
  const rice = await barcodedProduct(shop);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/scan?mode=received");
  await expect(page.getByText("Scan what has arrived.")).toBeVisible();
  await scannerTypes(page, milk.barcode);
  const milkRow = rowOf(page, milk.name);
  await expect(milkRow.getByLabel("Pieces that came")).toHaveValue("1");
  await scannerTypes(page, milk.barcode);
  await expect(milkRow.getByLabel("Pieces that came")).toHaveValue("2");
  // It saves itself when the next product is scanned.
  await scannerTypes(page, rice.barcode);
  await expect(milkRow).toContainText("Saved: 12 in stock now.");
  const rows = rowOf(page, rice.name).getByLabel("Pieces that came");
  await rows.fill("২৪");
  await rows.press("Enter");
  await expect(rowOf(page, rice.name)).toContainText("Saved: 34 in stock now.");
  await expectAccessible(page);

  // Without a connection neither the product is found nor anything lost.
  await context.setOffline(true);
  await scannerTypes(page, milk.barcode);
  const waiting = page.getByRole("listitem", { name: milk.barcode });
  await expect(waiting.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await waiting.getByRole("button", { name: "Try again" }).click();
  const newest = rowOf(page, milk.name).first();
  await newest.getByLabel("Pieces that came").fill("5");
  await context.setOffline(true);
  await newest.getByLabel("Pieces that came").press("Enter");
  await expect(newest.getByRole("alert")).toContainText("Not saved yet.");
  expect(await stockOf(shop, milk.id)).toBe(12);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("1 not saved yet")).toBeVisible();
  await newest.getByRole("button", { name: "Try again" }).click();
  await expect(newest).toContainText("Saved: 17 in stock now.");

  await rowOf(page, milk.name)
    .last()
    .getByRole("button", { name: `Take back: ${milk.name} +2` })
    .click();
  await expect(rowOf(page, milk.name).last()).toContainText("Taken back: 15 in stock now.");
  expect(await stockOf(shop, milk.id)).toBe(15);
  const kinds = await shop.sql("select kind, change from stock_movements where product_id = $1 order by id", [
    milk.id,
  ]);
  expect(kinds.map(({ kind, change }) => `${kind} ${change}`)).toEqual([
    "first 10",
    "received 2",
    "received 5",
    "undone -2",
  ]);
  await page.getByRole("link", { name: "Print labels" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: rice.name })).toBeVisible();
});

test("a count shows what the shop expects, and the next scan saves it", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const salt = await barcodedProduct(shop);
  const soap = await barcodedProduct(shop);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/scan?mode=counted");
  await expect(page.getByText("Scan a product, count its pieces")).toBeVisible();
  await scannerTypes(page, salt.barcode);
  const count = rowOf(page, salt.name).getByLabel("Pieces on the shelf");
  await expect(count).toBeFocused();
  await page.keyboard.type("8", { delay: 60 });
  await expect(rowOf(page, salt.name)).toContainText("On record: 10 · difference −2");
  // Scanned while the number has the focus: the number stays what was typed.
  await scannerTypes(page, soap.barcode);
  await expect(rowOf(page, salt.name)).toContainText("Saved: 8 in stock now.");
  const soaps = rowOf(page, soap.name).getByLabel("Pieces on the shelf");
  await expect(soaps).toBeFocused();

  // A colleague is faster: it is said, and counted again.
  await shop.sql("update products set stock = 4 where id = $1", [soap.id]);
  await soaps.fill("9");
  await soaps.press("Enter");
  await expect(rowOf(page, soap.name).getByRole("alert")).toContainText("A colleague moved this stock");
  await expect(rowOf(page, soap.name)).toContainText("On record: 4");
  await soaps.press("Enter");
  await expect(rowOf(page, soap.name)).toContainText("Saved: 9 in stock now.");
  expect([await stockOf(shop, salt.id), await stockOf(shop, soap.id)]).toEqual([8, 9]);
});

test("an unknown barcode is given to a product, or to a new one", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const bare = await barcodedProduct(shop);
  await shop.sql("update products set barcode = '' where id = $1", [bare.id]);
  const taken = await barcodedProduct(shop);
  await signInAsAdmin(page, shop);
  const other = ean13(`22${String(Date.now()).slice(-10)}`);
  await open(page, `/admin/scan?code=${bare.barcode}`);
  await expect(page.getByText(`No product has the barcode ${bare.barcode}.`)).toBeVisible();
  await expectAccessible(page);
  const finder = page.getByRole("combobox", { name: "Assign it to a product: name or SKU" });
  await finder.fill(bare.name);
  await page.getByRole("option", { name: bare.name }).click();
  await expect(page.getByRole("article")).toContainText(bare.name);

  await open(page, `/admin/scan?code=${other}`);
  await finder.fill(taken.name);
  await page.getByRole("option", { name: taken.name }).click();
  await expect(page.getByText(`already has the barcode ${taken.barcode}. Replace it?`)).toBeVisible();
  await page.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByRole("article")).toContainText(taken.name);
  const [row] = await shop.sql("select barcode from products where id = $1", [taken.id]);
  expect(row?.["barcode"]).toBe(other);

  await open(page, `/admin/scan?code=${taken.barcode}`);
  await page.getByRole("link", { name: "New product with this barcode" }).click();
  await expect(page.getByRole("textbox", { name: "Barcode" })).toHaveValue(taken.barcode);
});

test("shelf labels of chosen products are printed on sheets and on a roll", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const mark = unique();
  const first = await barcodedProduct(shop, { name: `${mark} 1` });
  await shop.sql(
    "update products set net_amount = 500, net_unit = 'g', name_bn = 'পরীক্ষার লেবেল' where id = $1",
    [first.id],
  );
  const second = await barcodedProduct(shop, { name: `${mark} 2` });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(mark)}`);
  await page.getByRole("checkbox", { name: `Choose ${mark} 1` }).check();
  await page.getByRole("checkbox", { name: `Choose ${mark} 2` }).check();
  await page.getByRole("link", { name: "Print labels" }).click();
  const label = page.getByRole("listitem").filter({ hasText: `${mark} 1` });
  await expect(label).toContainText(/পরীক্ষার লেবেল.*৳50.*৳100\/kg.*Price since/s);
  await expect(label.getByRole("img", { name: first.barcode })).toBeVisible();
  await expectAccessible(page);
  expect(await printed(page)).toEqual({ pages: 1, size: "595x842" });
  await page.getByRole("link", { name: "Roll, 50 × 30 mm" }).click();
  await expect(page).toHaveURL(/paper=roll/);
  expect(await printed(page)).toEqual({ pages: 2, size: "142x85" });

  // More than a sheet holds.
  const all = await shop.sql<{ id: number }>("select id from products order by id limit 24");
  const ids = [second.id, ...all.map(({ id }) => id)].join(",");
  await open(page, `/bn/admin/labels?products=${ids}`);
  await expect(page.getByRole("listitem").filter({ hasText: `${mark} 2` })).toBeVisible();
  expect((await printed(page)).pages).toBe(2);
});

/** Number and size, in points, of the pages on which a browser prints this. */
async function printed(page: Page) {
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf);
  const size = `${Math.round(Number(box?.[1]))}x${Math.round(Number(box?.[2]))}`;
  return { pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, size };
}
