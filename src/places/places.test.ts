import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { allPlaces } from "./all-places.ts";
import { searchPlaces } from "./find-places.server.ts";

const shop = await testShop();

const find = (search: string, language = "en") =>
  shop.get(`/api/places?lang=${language}&search=${encodeURIComponent(search)}`);

describe("the list of places", () => {
  test("has every thana and upazila once, under an id of small Latin letters, with names in both languages", () => {
    expect(allPlaces).toHaveLength(559);
    expect(new Set(allPlaces.map(({ id }) => id)).size).toBe(559);
    expect(allPlaces.filter(({ id }) => !/^[a-z-]+\/[a-z-]+$/.test(id))).toEqual([]);
    const bengali = ({ name_bn, district_bn, division_bn }: (typeof allPlaces)[number]) =>
      [name_bn, district_bn, division_bn].every(
        (name) => /[\u0980-\u09ff]/.test(name) && !/[a-z0-9]/i.test(name),
      );
    expect(allPlaces.filter((place) => !bengali(place))).toEqual([]);
  });
});

/** Typed text, and the expected first place. */
const queries: [typed: string, first: string][] = [
  ["dhanmondi", "dhaka/dhanmondi"],
  ["ধানমন্ডি", "dhaka/dhanmondi"],
  ["ধানমন্ডী", "dhaka/dhanmondi"],
  ["danmondi", "dhaka/dhanmondi"],
  ["dhan", "dhaka/dhanmondi"],
  ["ধান", "dhaka/dhanmondi"],
  ["ধানমন্ডি ২৭", "dhaka/dhanmondi"],
  ["House 12, Road 27, Dhanmondi", "dhaka/dhanmondi"],
  ["mirpur", "dhaka/mirpur"],
  ["mirpur 10", "dhaka/mirpur"],
  ["মিরপুর ১০", "dhaka/mirpur"],
  ["mirpur kushtia", "kushtia/mirpur"],
  ["Coxs bazar", "coxs-bazar/coxsbazar-sadar"],
  ["cox's bazar", "coxs-bazar/coxsbazar-sadar"],
  ["কক্সবাজার", "coxs-bazar/coxsbazar-sadar"],
  ["muhammadpur", "dhaka/mohammadpur"],
  ["mohamadpur magura", "magura/mohammadpur"],
  ["newmarket", "dhaka/new-market"],
  ["নিউ মার্কেট", "dhaka/new-market"],
  ["uttara sector 7", "dhaka/uttara-east"],
  ["gulshan 2", "dhaka/gulshan"],
  ["বনানী", "dhaka/banani"],
  ["comilla", "cumilla/cumilla-adarsha-sadar"],
  ["jessore", "jashore/jessore-sadar"],
  ["bogra", "bogura/bogra-sadar"],
  ["সিলেট", "sylhet/sylhet-sadar"],
  ["dhanbari", "tangail/dhanbari"],
  ["ধনবাড়ী", "tangail/dhanbari"],
  ["savar", "dhaka/savar"],
  ["sher e bangla nagar", "dhaka/sher-e-bangla-nagar"],
  // Neighbourhoods that are no thana of their own.
  ["lalmatia", "dhaka/mohammadpur"],
  ["লালমাটিয়া", "dhaka/mohammadpur"],
  ["farmgate", "dhaka/tejgaon"],
  ["mohakhali", "dhaka/banani"],
  ["bashundhara r/a", "dhaka/bhatara"],
  ["banasree", "dhaka/rampura"],
  ["elephant road", "dhaka/new-market"],
  ["agargaon", "dhaka/sher-e-bangla-nagar"],
];

describe("GET /api/places", () => {
  test.each(queries)("%s is %s", (typed, first) => {
    expect(searchPlaces(typed, 1).map(({ id }) => id)).toEqual([first]);
  });

  test("names places in the reader's language, and in the other beside it", async () => {
    const { body } = await find("dhanmondi");
    expect(body.data[0]).toEqual({
      id: "dhaka/dhanmondi",
      kind: "thana",
      name: "Dhanmondi",
      other_name: "ধানমন্ডি",
      district_id: "dhaka",
      district: "Dhaka",
      division: "Dhaka",
    });
    expect((await find("dhanmondi", "bn")).body.data[0]).toMatchObject({
      id: "dhaka/dhanmondi",
      name: "ধানমন্ডি",
      other_name: "Dhanmondi",
      district: "ঢাকা",
    });
  });

  test("is open to everybody, and cached as the other public answers are", async () => {
    const { status, headers } = await find("mirpur");
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
  });

  test("gives at most eight, none for nothing, and takes any text", async () => {
    expect((await find("dhaka")).body.data).toHaveLength(8);
    expect((await find("")).body.data).toEqual([]);
    for (const odd of ["  ", "%", "'; drop table orders", "\u0000", "🐟", "x".repeat(5_000), "১২৩"])
      expect((await find(odd)).status, odd.slice(0, 20)).toBe(200);
    expect((await shop.get("/api/places")).body.data).toEqual([]);
  });
});

const addresses: [typed: string, place: string | undefined][] = [
  ["House 12, Road 27, Dhanmondi", "dhaka/dhanmondi"],
  ["House 12, Road 5\nDhanmondi, Dhaka", "dhaka/dhanmondi"],
  ["danmondi 27", "dhaka/dhanmondi"],
  ["বাড়ি ১২, রোড ৫, ধানমন্ডী", "dhaka/dhanmondi"],
  ["মসজিদের পাশে, উত্তরা", "dhaka/uttara-east"],
  ["House 4 Sector 7 uttra", "dhaka/uttara-east"],
  ["lift 4, Ranks Tower, gulsan 1", "dhaka/gulshan"],
  ["মোহম্মদপুর, তাজমহল রোড", "dhaka/mohammadpur"],
  ["mirpur 10, block c", "dhaka/mirpur"],
  ["College para, Mirpur, Kushtia", "kushtia/mirpur"],
  ["Beanibazar, Sylhet", "sylhet/beanibazar"],
  ["coxs bazar, hotel zone", "coxs-bazar/coxsbazar-sadar"],
  // Neighbourhoods that are no thana of their own.
  ["bashundara r/a, block c", "dhaka/bhatara"],
  ["Near Ideal School, Banasree", "dhaka/rampura"],
  // The name of a street says nothing about the area.
  ["Mirpur Road, Dhanmondi", "dhaka/dhanmondi"],
  ["12 Mirpur Road", undefined],
  ["House 7, Road 9A, flat 4B", undefined],
  ["বাসা ৭, রোড ৯, বাড়ির পাশে", undefined],
  ["Rahman Villa, north tower, garden city, near college gate and bank, Dhaka", undefined],
  ["", undefined],
];

describe("GET /api/places/in-address", () => {
  test.each(addresses)("%j is in %s", async (typed, place) => {
    const { status, body } = await shop.get(`/api/places/in-address?address=${encodeURIComponent(typed)}`);
    expect([status, body.data.map(({ id }: { id: string }) => id)]).toEqual([200, place ? [place] : []]);
  });

  test("names the place in the reader's language, and takes any text", async () => {
    const address = encodeURIComponent("danmondi");
    expect((await shop.get(`/api/places/in-address?lang=bn&address=${address}`)).body.data).toEqual([
      { id: "dhaka/dhanmondi", name: "ধানমন্ডি", district: "ঢাকা" },
    ]);
    for (const odd of ["%", "\u0000", "🐟", "x".repeat(5_000), "dhan ".repeat(1_000), "১২৩"])
      expect((await shop.get(`/api/places/in-address?address=${encodeURIComponent(odd)}`)).status).toBe(200);
    expect((await shop.get("/api/places/in-address")).body.data).toEqual([]);
  });
});
