import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { networkOf } from "../urls/client-ip.server.ts";
import { ReadLimit } from "./read-limit.server.ts";

const shop = await testShop({ RATE_LIMIT: "1", TRUST_PROXY: "1" });

const from = (ip: string) => ({ headers: { "X-Forwarded-For": ip, "Accept-Language": "bn" } });
const searches = (ip: string, word: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, turn) =>
      shop.get(`/api/products?limit=1&search=${word}${turn}`, from(ip)),
    ),
  );

test("a client that searches for nonsense without end is told to wait; neighbours and what is kept are not touched", async () => {
  // In batches of fifty: more at once would be refused as overload.
  const answers = [];
  for (let part = 0; part < 20; part++) answers.push(...(await searches("203.0.113.7", `zq${part}n`, 50)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(400);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused[0]?.body).toMatchObject({ code: "too_fast" });
  expect(refused[0]?.body.message).toContain("আপনার নেটওয়ার্ক থেকে");

  const stored = await shop.get("/api/products?limit=1&search=zq0n0", from("203.0.113.7"));
  expect(stored.status).toBe(200);
  expect((await searches("203.0.113.8", "zr", 20)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("a network has its room again after a while, and no more networks are known than fit", () => {
  const limit = new ReadLimit();
  const taken = Array.from({ length: 1_000 }, () => limit.take("a", 1, 0)).filter(
    (wait) => wait === 0,
  ).length;
  expect(taken).toBeLessThan(1_000);
  expect(limit.take("b", 1, 0)).toBe(0);
  expect(limit.take("a", 1, 60_000)).toBe(0);
  for (let turn = 0; turn < 30_000; turn++) limit.take(`network ${turn}`, 1, 0);
  expect(limit.size).toBeLessThanOrEqual(10_000);
});

test("all IP addresses that a provider gives to one customer are one network", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:DB8:1:2::9"));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("203.0.113.7")).not.toBe(networkOf("203.0.113.8"));
});
