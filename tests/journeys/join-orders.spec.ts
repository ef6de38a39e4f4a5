import { dayAhead, slotDraft } from "../support/orders/delivery.ts";
import { areaFor } from "./areas.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, open, signIn } from "./shop.ts";

test("two orders for one address and time are joined into one, with one delivery fee", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { email, password } = await signIn(page);
  const login = await (
    await page.request.post("/api/auth/login", { data: { name: "Nusrat Jahan", email, password } })
  ).json();
  const place = "sylhet/beanibazar";
  const fee = 40;
  const [slotId] = await areaFor(page, shop, { places: [place], fee, slots: [slotDraft(8, 12)] });
  const slot = { id: slotId, day: dayAhead(1) };
  const orderOf = async (price: number) => {
    const answer = await page.request.post("/api/place-order", {
      headers: { Authorization: `Bearer ${login.token}` },
      data: {
        address_details: "House 12, Road 5",
        mobile_no: "01712-345678",
        payment_type: "cash",
        place,
        slot,
        fee,
        items: [{ product_id: await shop.newProduct({ price }), quantity: 1 }],
      },
    });
    return (await answer.json()).order.number as string;
  };
  const first = await orderOf(300);
  const second = await orderOf(500);
  await open(page, `/account/orders/${second}`);
  await page.getByRole("button", { name: `Join with ${first}` }).click();
  const question = page.getByRole("alertdialog", { name: `Join this order with ${first}?` });
  await expect(question).toContainText(`Everything comes as one order, ${first}.`);
  await expect(question).toContainText(`৳${800 + 2 * fee}`);
  await expect(question).toContainText(`৳${800 + fee}`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes, join them" }).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(
    page.getByText(`${second} was joined with this order. It now comes to ৳${800 + fee}.`),
  ).toBeVisible();
  await open(page, `/account/orders/${second}`);
  await expect(page.getByText(`You joined this order with ${first}`)).toBeVisible();
});
