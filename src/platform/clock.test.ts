import { afterEach, expect, test, vi } from "vitest";
import { areaDraft, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { clockAheadSeconds, now, readClock } from "./clock.server.ts";

const shop = await testShop();
const { pool } = shop.shop.database;
const hourMs = 60 * 60_000;

afterEach(async () => {
  vi.useRealTimers();
  await readClock(pool);
});

const offered = async () => (await shop.get("/api/delivery?place=dhaka/dhanmondi")).body.data.days;

test("on a machine whose clock is an hour off the shop goes by the database's: slots close when they close", async () => {
  await newArea(
    shop,
    await shop.signInAdmin(),
    areaDraft({ slots: [8, 11, 14, 17, 20].map((from) => slotDraft(from, from + 3)) }),
  );
  const right = await offered();
  for (const off of [hourMs, -hourMs]) {
    vi.useFakeTimers({ now: Date.now() + off, toFake: ["Date"] });
    await readClock(pool);
    expect(Math.round(clockAheadSeconds() / 60)).toBe(-off / 60_000);
    const wrong = await offered();
    vi.useRealTimers();
    await readClock(pool);
    expect([right, await offered()]).toContainEqual(wrong);
  }
});

test("and categories are shown from and until their dates, in suggestions and without a connection too", async () => {
  await shop.sql(
    "update categories set visible_from = now() - interval '30 min', visible_until = now() + interval '30 min' where name_en = 'Fish'",
  );
  await shop.app.catalogueChanged();
  for (const [off, typed] of [
    [hourMs, "mach"],
    [-hourMs, "fish"],
  ] as const) {
    vi.useFakeTimers({ now: Date.now() + off, toFake: ["Date"] });
    await readClock(pool);
    shop.app.cache.clear();
    const { data } = (await shop.get(`/api/suggestions?lang=en&q=${typed}`)).body;
    const { categories } = (await shop.get("/api/compact-catalogue")).body;
    vi.useRealTimers();
    expect(data.category).toMatchObject({ name: "Fish" });
    expect(categories).toContainEqual(expect.objectContaining({ name_en: "Fish" }));
  }
});

test("where the clocks agree within two seconds that of the machine counts", async () => {
  await readClock(pool);
  expect([clockAheadSeconds(), Math.abs(now() - Date.now()) < 1_000]).toEqual([0, true]);
});
