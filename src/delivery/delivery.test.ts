import { afterAll, beforeAll, expect, test } from "vitest";
import { areaDraft, dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { allPlaces } from "../places/all-places.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.signInAdmin();
});
afterAll(() => shop.close());

const save = (draft: object) => shop.post("/api/admin/delivery-areas", draft, { token });
const areas = async (from = "") => (await shop.get(`/api/admin/delivery-areas?from=${from}`, { token })).body;
const areaWith = async (id: number) => (await areas(dayAhead(0))).data.find((one: any) => one.id === id);
const offer = async (place: string, language = "en") =>
  (await shop.get(`/api/delivery?lang=${language}&place=${encodeURIComponent(place)}`)).body.data;
const journal = async () => (await shop.get("/api/admin/journal?kind=delivery", { token })).body.data[0];

test("an area is made with its places and slots, offered to shoppers, and in the journal", async () => {
  const { id } = await newArea(shop, token, { places: ["dhaka/dhanmondi", "dhaka/mohammadpur"] });
  const area = await areaWith(id);
  expect(area).toMatchObject({ version: 1, fee: 40, free_from: 1000, min_order: null });
  expect(area.places.map(({ name }: any) => name)).toEqual(["Dhanmondi", "Mohammadpur"]);
  const offered = await offer("dhaka/mohammadpur", "bn");
  expect(offered).toMatchObject({ places_open: true, area: { name: "ধানমন্ডি", fee: 40, free_from: 1000 } });
  expect(offered.days.map(({ day }: any) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map(dayAhead));
  expect(offered.days[1].slots.map(({ from, to, state }: any) => [from, to, state])).toEqual([
    [480, 720, "open"],
    [960, 1200, "open"],
  ]);
  expect(Date.parse(offered.days[1].slots[0].until)).toBe(Date.parse(`${dayAhead(1)}T07:00:00+06:00`));
  expect(await journal()).toMatchObject({ action: "delivery.created", after: { delivery_fee: 40 } });
  const nowhere = await offer("tangail/dhanbari");
  expect([nowhere.places_open, nowhere.area, nowhere.days]).toEqual([true, undefined, []]);
});

test("two admins at one area: the second is told, and nothing is overwritten", async () => {
  const { id } = await newArea(shop, token, { places: ["dhaka/wari"], slots: [] });
  const draft = areaDraft({ id, version: 1, places: ["dhaka/wari"], slots: [] });
  expect((await save({ ...draft, fee: 60 })).status).toBe(200);
  const second = await save({ ...draft, fee: 20 });
  expect([second.status, second.body.code]).toEqual([409, "changed"]);
  expect(await areaWith(id)).toMatchObject({ fee: 60, version: 2 });
  expect(await journal()).toMatchObject({ before: { delivery_fee: 40 }, after: { delivery_fee: 60 } });
  expect((await save({ ...draft, id: 999_999 })).status).toBe(404);
});

test("a place is in one area only, and unknown ones are refused", async () => {
  await newArea(shop, token, { places: ["dhaka/ramna"], slots: [] });
  const twice = await save(areaDraft({ places: ["dhaka/ramna", "dhaka/paltan"], slots: [] }));
  expect(twice.body.errors).toEqual({ places: "In another area already: Ramna." });
  expect((await save(areaDraft({ places: ["dhaka/atlantis"] }))).status).toBe(422);
});

test("a slot never goes below what is taken, is not removed while orders wait for it, and one day may differ", async () => {
  const { id, slots } = await newArea(shop, token, {
    places: ["dhaka/demra"],
    slots: [slotDraft(8, 12, 40)],
  });
  const [slot = 0] = slots;
  const day = dayAhead(2);
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 31)", [slot, day]);
  const draft = (capacity: number) =>
    areaDraft({
      id,
      version: 1,
      places: ["dhaka/demra"],
      slots: [{ ...slotDraft(8, 12, capacity), id: slot }],
    });
  expect((await save(draft(30))).body.errors).toEqual({
    "slots.0.capacity": "8–12 has 31 orders already: it takes 31 or more.",
  });
  const without = await save(areaDraft({ id, version: 1, places: ["dhaka/demra"], slots: [] }));
  expect([without.status, without.body.code]).toEqual([409, "not_empty"]);
  const gone = await shop.post(`/api/admin/delivery-areas/${id}/remove`, { version: 1 }, { token });
  expect([gone.status, gone.body.code]).toEqual([409, "not_empty"]);

  const change = (was: object, now: object) =>
    shop.post(`/api/admin/delivery-slots/${slot}/days`, { day, was, now }, { token });
  const usual = { capacity: null, closed: false };
  expect((await change(usual, { capacity: 30, closed: false })).status).toBe(422);
  expect((await change(usual, { capacity: 60, closed: false })).body.data).toEqual({
    day,
    taken: 31,
    capacity: 60,
    closed: false,
  });
  expect((await change(usual, { capacity: 50, closed: false })).body.code).toBe("changed");
  expect((await change({ capacity: 60, closed: false }, { capacity: 60, closed: true })).status).toBe(200);
  const offered = await offer("dhaka/demra");
  expect(offered.days.find((one: any) => one.day === day).slots[0].state).toBe("closed");
  expect(await journal()).toMatchObject({ action: "delivery.day_changed", after: { closed: true } });
});

test("an area without waiting orders goes, and its places are free again", async () => {
  const { id } = await newArea(shop, token, { places: ["dhaka/turag"] });
  const remove = (version: number) =>
    shop.post(`/api/admin/delivery-areas/${id}/remove`, { version }, { token });
  expect((await remove(7)).body.code).toBe("changed");
  expect((await remove(1)).status).toBe(200);
  expect((await offer("dhaka/turag")).area).toBeUndefined();
  expect((await remove(1)).status).toBe(404);
});

test("slots are refused that end before they begin, on no day, or in letters", async () => {
  const wrong = (slot: object) => save(areaDraft({ places: [], slots: [{ ...slotDraft(8, 12), ...slot }] }));
  expect((await wrong({ to: 480 })).body.errors).toEqual({
    "slots.0.to": "A time has to end after it begins.",
  });
  for (const slot of [
    { weekdays: [] },
    { weekdays: [7] },
    { capacity: -1 },
    { from: "early" },
    { cut_off: 99_999 },
  ])
    expect((await wrong(slot)).status, JSON.stringify(slot)).toBe(422);
  expect((await save(areaDraft({ name_bn: " ", fee: -1, places: [] }))).status).toBe(422);
  const bengali = await save(areaDraft({ places: [], slots: [{ ...slotDraft(8, 12), capacity: "৪০" }] }));
  expect(bengali.status).toBe(200);
});

test("of several places it says at once which are delivered to, for how much, and the first time that is free", async () => {
  const early = slotDraft(8, 12, 1);
  const late = slotDraft(16, 20);
  const { slots } = await newArea(shop, token, {
    places: ["khulna/dumuria"],
    fee: 60,
    slots: [early, late].map((slot) => ({ ...slot, weekdays: [new Date(dayAhead(2)).getUTCDay()] })),
  });
  const of = (places: string) => shop.get(`/api/delivery/places?places=${encodeURIComponent(places)}`);
  const first = async () => (await of("khulna/dumuria,khulna/paikgasa")).body.data;
  const slot = { day: dayAhead(2), from: 480, to: 720 };
  expect(await first()).toEqual({
    places_open: true,
    places: [{ place: "khulna/dumuria", fee: 60, slot }],
  });
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [
    slots[0],
    dayAhead(2),
  ]);
  expect((await first()).places[0].slot).toEqual({ ...slot, from: 960, to: 1200 });
  expect((await of("khulna/paikgasa")).body.data).toEqual({ places_open: true, places: [] });
  for (const odd of ["", "dhaka/atlantis", "khulna/dumuria,"]) expect((await of(odd)).status, odd).toBe(422);
});

test("places that are delivered to are listed without a text, the likeliest first, twelve at most", async () => {
  const listed = async () =>
    (await shop.get("/api/delivery/delivered-places")).body.data.map(({ id }: { id: string }) => id);
  await shop.sql("delete from delivery_areas");
  expect(await listed()).toEqual([]);
  await newArea(shop, token, { places: ["khulna/dumuria", "khulna/digholia", "dhaka/mirpur"] });
  expect(await listed()).toEqual(["dhaka/mirpur", "khulna/digholia", "khulna/dumuria"]);
  const many = allPlaces.filter(({ id }) => id.startsWith("dhaka/")).map(({ id }) => id);
  await newArea(shop, token, { places: many.filter((id) => id !== "dhaka/mirpur") });
  expect(await listed()).toHaveLength(12);
});
