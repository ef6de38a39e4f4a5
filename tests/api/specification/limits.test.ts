import { describe, expect, test } from "vitest";
import { type TestAnswer, testShop } from "#tests/support/shop/open-test-shop.ts";

describe("rate limits (DECISIONS 58)", async () => {
  const strict = await testShop({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  /** Sends a request until one is refused as too fast; gives how many were let through, and the refusal. */
  async function untilRefused(send: (turn: number) => Promise<TestAnswer>) {
    for (let turn = 0; turn < 1_000; turn++) {
      const answer = await send(turn);
      if (answer.status === 429) return { before: turn, answer };
    }
    throw new Error("nothing was refused");
  }
  const from = (ip: string) => ({ headers: { "X-Forwarded-For": ip } });
  const wait = /^Too many attempts\. You can try again in \d+ (seconds|minutes)\.$/;
  const order = {
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: 1, quantity: 1 }],
  };
  const logIn = (email: string, ip: string, name?: string) =>
    strict.post("/api/auth/login", { name, email, password: "guessed-wrong" }, from(ip));

  test("each is told with a sentence, and with Retry-After in seconds", async () => {
    const token = await strict.newCustomer();
    const customOrder = { customer_name: "Nusrat", order_details: "Ten kilos of rice" };
    const limits: Record<string, [number, (turn: number) => Promise<TestAnswer>]> = {
      "reviews of a customer": [
        5,
        () => strict.post("/api/reviews", { product_id: 1, review_details: "Good" }, { token }),
      ],
      "orders of a customer": [30, () => strict.post("/api/place-order", order, { token })],
      "orders from a network": [
        240,
        () => strict.post("/api/place-order", order, { token: "nobody", ...from("203.0.113.1") }),
      ],
      "custom orders from a network": [
        40,
        () => strict.post("/api/custom-orders", customOrder, from("203.0.113.2")),
      ],
      "test messages of webhooks from a network": [
        10,
        () => strict.post("/api/admin/webhooks/1/test", {}, { token: "nobody", ...from("203.0.113.15") }),
      ],
      "guesses at one password": [5, () => logIn("admin@tatka.example", "203.0.113.3")],
      "accounts from a network": [120, (turn) => logIn(`new${turn}@example.com`, "203.0.113.4", "New")],
    };
    for (const [name, [most, send]] of Object.entries(limits)) {
      const { before, answer } = await untilRefused(send);
      expect(before, name).toBe(most);
      expect(answer.body, name).toMatchObject({ success: false, code: "too_fast" });
      expect(answer.body.message, name).toMatch(wait);
      expect(Number(answer.headers.get("retry-after")), name).toBeGreaterThan(0);
    }
  });

  test("so are reads that no cache has, beyond 400 at once", async () => {
    const { before, answer } = await untilRefused((turn) =>
      strict.get(`/api/products?limit=1&search=zq${turn}`, from("203.0.113.5")),
    );
    expect(before).toBeGreaterThanOrEqual(400);
    expect(answer.body).toMatchObject({
      code: "too_fast",
      message: "Too many requests are coming from your network. Please wait a moment and try again.",
    });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
