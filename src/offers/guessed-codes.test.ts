import { expect, test } from "vitest";
import { insertOffer } from "#tests/support/orders/offering.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop({ RATE_LIMIT: "1", TRUST_PROXY: "1" });

const check = async (code: string, network: string, token?: string) => {
  const headers = { "X-Forwarded-For": network };
  const { body } = await shop.post(
    "/api/offer-codes",
    { code, products: [1] },
    { headers, ...(token && { token }) },
  );
  return body.success === false ? body.code : "known";
};

test("who guesses codes has to wait, in the cart and by orders; a right code does not start anew", async () => {
  await insertOffer(shop, { amount: 10, code: "KNOWN1" });
  const said: string[] = [];
  for (let guess = 0; guess < 4; guess++) said.push(await check(`WRONG${guess}`, "203.0.113.1"));
  said.push(await check("known1", "203.0.113.1"));
  said.push(await check("WRONG5", "203.0.113.1"));
  said.push(await check("KNOWN1", "203.0.113.1"));
  expect(said).toEqual([...Array(4).fill("code_refused"), "known", "code_refused", "too_fast"]);
  expect(await check("KNOWN1", "203.0.113.2")).toBe("known");

  const token = await shop.newCustomer();
  const order = async (code: string) =>
    (await shop.post("/api/place-order", draftOf([{ product_id: 1, quantity: 1 }], { code }), { token }))
      .body;
  for (let guess = 0; guess < 5; guess++) expect((await order(`WRONG${guess}`)).code).toBe("code_refused");
  expect((await order("KNOWN1")).code).toBe("too_fast");
  expect(await check("KNOWN1", "203.0.113.3", token)).toBe("too_fast");
  expect((await order("KNOWN1")).code).toBe("too_fast");
});
