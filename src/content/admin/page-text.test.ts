import { describe, expect, test } from "vitest";
import { m } from "#src/language/messages.ts";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { staticPages } from "../rules.ts";
import { defaultTexts } from "../texts/own-texts.server.ts";
import { parseSections } from "../texts/parse-sections.ts";

const shop = await testShop();
await followCatalogue(shop);
const token = await shop.signInAdmin();

const shown = async (page: string, language = "en") =>
  (await shop.get(`/api/pages/${page}?lang=${language}`)).body.data;
const edited = async (page: string) => (await shop.get(`/api/admin/pages/${page}`, { token })).body.data;
const save = (page: string, change: object) => shop.post(`/api/admin/pages/${page}`, change, { token });

test("a page has its own text, with the facts that its braces name", async () => {
  const text = await shown("terms-of-service");
  expect(text.text).toBe(defaultTexts["terms-of-service"].en);
  expect(text.facts).toMatchObject({ delivery_fee: "Delivery is free.", complaint_hours: "72" });
  expect(text.twin).toBeUndefined();
  expect((await shown("terms-of-service", "bn")).facts.complaint_hours).toBe("৭২");
  expect((await shop.get("/api/pages/secret")).status).toBe(422);
});

test("the FAQ comes in both languages, five questions each", async () => {
  const faq = await shown("faq");
  expect(parseSections(faq.text)).toHaveLength(5);
  expect(parseSections(faq.twin.text)).toHaveLength(5);
  expect(faq.twin.text).toBe(defaultTexts.faq.bn);
});

test("what is free in the shop's areas is not promised for others, where a call settles the fee", async () => {
  await shop.sql("insert into delivery_areas (name_en, name_bn, fee_poisha) values ('Free', 'ফ্রি', 0)");
  const fee = async (language: string) => (await shown("faq", language)).facts.delivery_fee;
  await expect.poll(() => fee("en")).toBe("In our delivery areas, delivery is free.");
  expect(await fee("bn")).toBe("আমাদের ডেলিভারি এলাকায় ডেলিভারি ফ্রি।");
  await shop.sql("delete from delivery_areas");
});

test("numbers follow the settings", async () => {
  await shop.sql(
    "update shop_details set minimum_poisha = 20000, complaint_hours = 48, weight_tolerance = 5",
  );
  await shop.sql(
    "insert into delivery_areas (name_en, name_bn, fee_poisha, free_from_poisha) values ('Near', 'কাছে', 4000, 99900), ('Far', 'দূরে', 6000, null)",
  );
  await expect
    .poll(async () => (await shown("terms-of-service")).facts)
    .toMatchObject({
      delivery_fee:
        "Delivery costs ৳40 to ৳60, depending on your area. It can be free for orders from ৳999 on; the cart says so for your area.",
      minimum_order: "The minimum order is ৳200.",
      complaint_hours: "48",
    });
});

test("a saved text is shown at once, and stays as a revision; the journal names who changed it", async () => {
  const was = await edited("about");
  expect(was).toMatchObject({ version: 0, revisions: [] });
  const text = { en: "## Who we are\n\nTwo brothers.", bn: "## আমরা কারা\n\nদুই ভাই।" };
  const { status, body } = await save("about", { ...text, version: 0 });
  expect(status).toBe(200);
  expect((await shown("about")).text).toBe(text.en);
  expect((await shown("about", "bn")).text).toBe(text.bn);
  expect((await edited("about")).revisions).toMatchObject([{ ...text, author: expect.any(String) }]);
  const journal = (await shop.get("/api/admin/journal?kind=page&subject=about", { token })).body.data;
  expect(journal).toMatchObject([{ action: "page.changed" }]);

  const late = await save("about", { ...text, version: 0 });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: "changed", details: { now: { version: body.data.version } } });
});

describe("refuses", () => {
  const refusal = async (page: string, change: object) =>
    (await save(page, { ...(await edited(page)).own, version: (await edited(page)).version, ...change }))
      .body;

  test("a text without a heading", async () => {
    expect((await refusal("about", { en: "Just words." })).errors).toEqual({ en: m.page_heading_missing() });
  });
  test("a name in braces that nothing stands for", async () => {
    expect((await refusal("about", { bn: "## ক\n\n{secret}" })).errors.bn).toContain("{secret}");
  });
  test("an FAQ with another number of questions in one language", async () => {
    expect((await refusal("faq", { en: "## One?\n\nYes." })).errors).toEqual({
      bn: m.page_questions_uneven(),
    });
  });
});

test("headings, paragraphs and lists are told apart", () => {
  expect(parseSections("lost\n## A\n\none\ntwo\n- x\n- y\n\nthree\n## B\n")).toEqual([
    { id: "part-1", title: "A", blocks: ["one two", ["x", "y"], "three"] },
    { id: "part-2", title: "B", blocks: [] },
  ]);
  for (const page of staticPages)
    expect(parseSections(defaultTexts[page].en)).toHaveLength(parseSections(defaultTexts[page].bn).length);
});

test("an invoice says of VAT what the terms say", () => {
  for (const locale of ["en", "bn"] as const)
    expect(defaultTexts["terms-of-service"][locale]).toContain(m.print_vat({}, { locale }));
});
