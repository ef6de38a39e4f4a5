import { expect, fillCart, open, test } from "./shop.ts";

test("letters of twice the size: a phone shows all of a page without scrolling sideways", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const id = await shop.newProduct();
  await fillCart(page, [{ id }]);
  for (const address of ["/bn", "/products?category=4", `/bn/products/${id}`, "/bn/cart", "/login"]) {
    await open(page, address);
    const lettersAndWidth = () => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth,
    ];
    await expect.poll(() => page.evaluate(lettersAndWidth), { message: address }).toEqual(["32px", 360]);
    await expect(page.getByRole("banner").getByRole("link", { name: /^(Cart|ঝুড়ি|পেছনে)/ })).toBeInViewport();
  }
});
