import { newOrder, unique } from "../back-office/staff.ts";
import { expect, open, test } from "../shop.ts";

test("the link in an e-mail about an order proves the address, once its customer has signed in", async ({
  page,
  shop,
}) => {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique() }));
  const linkOf = async () => {
    const [row] = await shop.sql<{ text: string | null }>(
      "select text from notifications where order_id = $1 and channel = 'email'",
      [id],
    );
    return /\/account\/orders\/\S+#proof=\S+/.exec(row?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(linkOf).toContain(number);
  const [customer] = await shop.sql<{ id: number; email: string }>(
    "select u.id, u.email from orders o join users u on u.id = o.user_id where o.id = $1",
    [id],
  );
  await open(page, await linkOf());
  await page.getByLabel("Email").fill(customer?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill("mango-tree");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(`${customer?.email} is confirmed`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
  const proven = await shop.sql("select email_verified from users where id = $1", [customer?.id]);
  expect(proven).toEqual([{ email_verified: true }]);
});
