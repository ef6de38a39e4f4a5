import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import type { TestShop } from "../shop/open-test-shop.ts";

export const dayAhead = (days: number): string => dateOf(Date.now() + days * dayMs);

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Dhanmondi, ৳40, free from ৳1,000, 8–12 and 16–20 daily, closing an hour before. */
export const areaDraft = (more: object = {}) => ({
  name_en: "Dhanmondi",
  name_bn: "ধানমন্ডি",
  fee: 40,
  free_from: 1000,
  min_order: null,
  brings_perishables: true,
  places: ["dhaka/dhanmondi"],
  slots: [slotDraft(8, 12), slotDraft(16, 20)],
  ...more,
});

export const slotDraft = (from: number, to: number, capacity = 50) => ({
  from: from * 60,
  to: to * 60,
  weekdays: everyDay,
  capacity,
  cut_off: 60,
});

export async function newArea(shop: TestShop, token: string, more: object = {}) {
  const { body } = await shop.post("/api/admin/delivery-areas", areaDraft(more), { token });
  if (!body.success) throw new Error(JSON.stringify(body));
  const rows = await shop.sql<{ id: number }>(
    "select id from delivery_slots where area_id = $1 order by from_minute",
    [body.id],
  );
  return { id: body.id as number, slots: rows.map((row) => row.id) };
}
