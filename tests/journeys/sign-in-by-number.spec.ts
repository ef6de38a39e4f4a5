import type { Page } from "@playwright/test";
import { anotherNumber } from "#tests/support/accounts/phone-sign-in.ts";
import { signInAsAdmin } from "./back-office/staff.ts";
import { expect, expectAccessible, fillCart, newAccount, open, test } from "./shop.ts";

const words = {
  en: {
    at: "",
    checkout: "Proceed to Checkout",
    mobile: "Mobile number",
    send: "Get a code by SMS",
    demo: /Demo: no SMS is sent\. Your code is ([0-9]{6})\./,
    code: "Code from the SMS",
    name: "Full name",
    register: "Create account",
    signIn: "Sign in",
    address: "Shipping address",
    place: "Place Order",
    placed: "Order Placed Successfully!",
  },
  bn: {
    at: "/bn",
    checkout: "অর্ডার করুন",
    mobile: "মোবাইল নম্বর",
    send: "এসএমএসে কোড নিন",
    demo: /ডেমো: এসএমএস যায় না। আপনার কোড ([0-9]{6})।/,
    code: "এসএমএসের কোড",
    name: "পুরো নাম",
    register: "অ্যাকাউন্ট খুলুন",
    signIn: "লগইন করুন",
    address: "ঠিকানা",
    place: "অর্ডার দিন",
    placed: "আপনার অর্ডার হয়ে গেছে!",
  },
};

/** Another number for each test, also of other browsers at the same time. */
const number = () => anotherNumber().slice(0, 4) + String(Math.floor(Math.random() * 1e7)).padStart(7, "0");

for (const language of ["en", "bn"] as const)
  test(`from a full cart to a placed order with a name and a number alone, in ${language}`, async ({
    page,
    shop,
  }) => {
    const say = words[language];
    const mobile_no = number();
    await fillCart(page, [{ id: await shop.newProduct() }]);
    await open(page, `${say.at}/cart`);
    await page.getByRole("link", { name: say.checkout }).click();
    await page.getByLabel(say.mobile).fill(mobile_no);
    await page.getByRole("button", { name: say.send }).click();
    const note = page.getByText(say.demo);
    await expect(note).toBeVisible();
    await expectAccessible(page);
    const code = say.demo.exec((await note.textContent()) ?? "")?.[1] ?? "";
    await expect(page.getByLabel(say.code)).toBeFocused();
    await expect(page.getByLabel(say.code)).toHaveAttribute("autocomplete", "one-time-code");
    await page.getByLabel(say.code).fill(code);
    await page.getByLabel(say.code).press("Enter");
    await expect(page.getByLabel(say.name)).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(say.name).fill("Rokeya Begum");
    await page.getByRole("button", { name: say.register }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel(say.mobile)).toHaveValue(mobile_no);
    await page.getByLabel(say.address).first().fill("House 12, Road 5, Dhanmondi");
    await page.getByRole("button", { name: say.place, exact: true }).click();
    await expect(page.getByText(say.placed).first()).toBeVisible();
    const rows = await shop.sql(
      "select u.name, u.email, u.mobile_e164 from orders o join users u on u.id = o.user_id where o.mobile_e164 = $1",
      [`+88${mobile_no}`],
    );
    expect(rows).toEqual([{ name: "Rokeya Begum", email: null, mobile_e164: `+88${mobile_no}` }]);
  });

test("a wrong number and a wrong code are shown at their fields, and another number is a press away", async ({
  page,
}) => {
  const say = words.en;
  await open(page, "/login");
  await page.getByRole("button", { name: say.send }).click();
  await expect(page.getByText("Please enter your mobile number.")).toBeVisible();
  await page.getByLabel(say.mobile).fill("12345");
  await page.getByLabel(say.mobile).press("Enter");
  await expect(page.getByText("This does not look like a Bangladeshi mobile number.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say.mobile).fill(number());
  await page.getByRole("button", { name: say.send }).click();
  const note = page.getByText(say.demo);
  await expect(note).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  const code = say.demo.exec((await note.textContent()) ?? "")?.[1];
  await page.getByLabel(say.code).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: say.signIn, exact: true }).click();
  await expect(page.getByText("That code is wrong. Attempts left: 4.")).toBeVisible();
  await page.getByRole("button", { name: "Use another number" }).click();
  await expect(page.getByLabel(say.mobile)).toBeEditable();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("a gateway that is down is reported, with the other ways below", async ({ page }) => {
  const down = "The SMS could not be sent. Try again in a minute, or sign in another way below.";
  await page.route("**/api/auth/phone-code*", (route) =>
    route.fulfill({ status: 503, json: { success: false, code: "not_ready", message: down } }),
  );
  await open(page, "/login");
  await page.getByLabel(words.en.mobile).fill(number());
  await page.getByRole("button", { name: words.en.send }).click();
  await expect(page.getByRole("alert").filter({ hasText: down })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeEditable();
});

/** Types the code that the demo shows. */
async function typeCode(page: Page) {
  const note = page.getByText(words.en.demo);
  await expect(note).toBeVisible();
  const code = words.en.demo.exec((await note.textContent()) ?? "")?.[1] ?? "";
  await page.getByLabel(words.en.code).fill(code);
}

async function signInAs(page: Page, mobile_no: string, name: string) {
  await open(page, "/login?redirect=/account/profile");
  await page.getByLabel(words.en.mobile).fill(mobile_no);
  await page.getByRole("button", { name: words.en.send }).click();
  await typeCode(page);
  await page.getByRole("button", { name: words.en.signIn, exact: true }).click();
  await page.getByLabel(words.en.name).fill(name);
  await page.getByRole("button", { name: words.en.register }).click();
  await expect(page.getByRole("heading", { name: "Sign-in by SMS" })).toBeVisible();
}

test("the account page changes the number by a code to the new one", async ({ page, shop }) => {
  const next = number();
  await signInAs(page, number(), "Jamal Uddin");
  await page.getByRole("button", { name: "Change number" }).click();
  await page.getByLabel("New mobile number").fill(next);
  await page.getByRole("button", { name: words.en.send }).click();
  await typeCode(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save number" }).click();
  await expect(page.getByText(`From now on you sign in with ${next}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change number" })).toBeVisible();
  expect(await shop.sql("select name from users where mobile_e164 = $1", [`+88${next}`])).toEqual([
    { name: "Jamal Uddin" },
  ]);
});

test("staff set another number for a customer who lost theirs, with their own password", async ({
  page,
  shop,
}) => {
  const next = number();
  const { data } = await newAccount(page);
  const { id } = data as { id: number };
  await signInAsAdmin(page, shop);
  await open(page, `/admin/users/${id}`);
  await page.getByRole("button", { name: "Change number" }).click();
  await page.getByLabel("New mobile number").fill(next);
  await page.getByRole("button", { name: words.en.send }).click();
  await typeCode(page);
  await page.getByLabel("How did you check that it is them?").fill("Named the last two orders");
  await page.getByRole("button", { name: "Save number" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your own password, to be sure").fill("mango-tree");
  await page.getByRole("button", { name: "Save number" }).click();
  await expect(page.getByText(`Nusrat Jahan signs in with ${next} from now on.`)).toBeVisible();
  expect(await shop.sql("select mobile_e164 from users where id = $1", [id])).toEqual([
    { mobile_e164: `+88${next}` },
  ]);
});

test("a number that was long unused is opened by a letter of the name, or for its next owner", async ({
  page,
  shop,
}) => {
  const mobile_no = number();
  await signInAs(page, mobile_no, "Jamal Uddin");
  const old = () =>
    shop.sql("update users set mobile_proven_at = now() - interval '200 days' where mobile_e164 = $1", [
      `+88${mobile_no}`,
    ]);
  const enter = async () => {
    await page.evaluate(() => localStorage.clear());
    await shop.sql("delete from rate_limits where key like 'codes:%' || $1", [mobile_no]);
    await open(page, "/login?redirect=/account/profile");
    await page.getByLabel(words.en.mobile).fill(mobile_no);
    await page.getByRole("button", { name: words.en.send }).click();
    await typeCode(page);
    await page.getByRole("button", { name: words.en.signIn, exact: true }).click();
    await expect(page.getByLabel("First letter of your last name")).toBeFocused();
  };
  await old();
  await enter();
  await expectAccessible(page);
  await page.getByLabel("First letter of your last name").fill("x");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That letter does not match.")).toBeVisible();
  await page.getByLabel("First letter of your last name").fill("u");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign-in by SMS" })).toBeVisible();
  await old();
  await enter();
  await page.getByRole("button", { name: "I got this number recently: create an account" }).click();
  await page.getByLabel(words.en.name).fill("Salma Khatun");
  await page.getByRole("button", { name: words.en.register }).click();
  await expect(page.getByText("Salma Khatun").filter({ visible: true }).first()).toBeVisible();
});
