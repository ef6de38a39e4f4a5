import { expect, test } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { AdminContent, ContentFields, ContentKind } from "./contract.ts";

const shop = await testShop();
await followCatalogue(shop);
const token = await shop.signInAdmin();

const fields: ContentFields = {
  image: "/pictures/demo/slide-fish.svg",
  title_en: "Padma hilsa week",
  title_bn: "পদ্মার ইলিশ সপ্তাহ",
  text_en: "Landed at night.",
  text_bn: "রাতে ধরা।",
  button_en: "See the fish",
  button_bn: "মাছ দেখুন",
  link: "/products?category=2",
  tint: "fish",
  is_active: true,
  visible_from: null,
  visible_until: null,
};
const create = (change: object = {}, kind: ContentKind = "sliders") =>
  shop.post(`/api/admin/content/${kind}`, { ...fields, ...change }, { token });
const made = async (change: object = {}, kind: ContentKind = "sliders"): Promise<AdminContent> =>
  (await create(change, kind)).body.data;
const act = (path: string, body: object) => shop.post(`/api/admin/content/${path}`, body, { token });
const lists = async () => (await shop.get("/api/admin/content", { token })).body;
const idsOf = async (kind: ContentKind): Promise<number[]> =>
  (await lists())[kind].map(({ id }: AdminContent) => id);
const slides = async (): Promise<string[]> =>
  (await shop.get("/api/sliders/active")).body.map(({ title }: { title: string }) => title);
const advertisements = async () => (await shop.get("/api/active-advertisements")).body.data;
const journal = async (kind: string, id: number) =>
  (await shop.get(`/api/admin/journal?kind=${kind}&subject=${id}`, { token })).body.data;
/** Generous, for busy machines. */
const soon = { timeout: 60_000 };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test("a new slide stands at the end, in both languages, and shoppers see it by themselves", async () => {
  const before = await slides();
  const slide = await made();
  expect(slide).toEqual({ ...fields, id: slide.id, version: 1 });
  await expect.poll(slides).toEqual([...before, "Padma hilsa week"]);
  const { body } = await shop.get("/api/sliders/active", { headers: { "Accept-Language": "bn" } });
  expect(body.at(-1)).toMatchObject({ title: "পদ্মার ইলিশ সপ্তাহ", button_text: "মাছ দেখুন", tint: "fish" });
  expect((await idsOf("sliders")).at(-1)).toBe(slide.id);
});

test("what is hidden keeps its place, and comes back to it", async () => {
  const slide = await made({ title_en: "Pitha pantry" });
  await made({ title_en: "After the pantry" });
  const hidden = await act(`sliders/${slide.id}`, { ...fields, ...slide, id: undefined, is_active: false });
  expect(hidden.body.data.version).toBe(2);
  await expect.poll(slides).not.toContain("Pitha pantry");
  await act(`sliders/${slide.id}`, { ...fields, title_en: "Pitha pantry", version: 2 });
  await expect.poll(async () => (await slides()).slice(-2)).toEqual(["Pitha pantry", "After the pantry"]);
});

test("a date that is reached changes kept pages without anybody writing", async () => {
  const version = () => shop.sql<{ version: number }>("select max(version) as version from surrogate_keys");
  await made({ title_en: "From now on", visible_from: inSeconds(2) });
  await made({ title_en: "Soon over", visible_until: inSeconds(3) });
  await expect.poll(slides).toContain("Soon over");
  expect(await slides()).not.toContain("From now on");
  const before = await version();
  await expect.poll(slides).toContain("From now on");
  await expect.poll(slides).not.toContain("Soon over");
  expect(await version()).toEqual(before);
});

test("what is over, and what is not yet, is in the back office only", async () => {
  await made({ title_en: "Last year", visible_until: inSeconds(-60) }, "advertisements");
  await made({ title_en: "Next year", visible_from: inSeconds(3600) }, "advertisements");
  await made(
    { title_en: "This year", visible_from: inSeconds(-60), visible_until: inSeconds(3600) },
    "advertisements",
  );
  const titles = async () => (await advertisements()).map(({ title }: { title: string }) => title);
  await expect.poll(titles).toContain("This year");
  expect(await titles()).not.toContain("Last year");
  expect(await titles()).not.toContain("Next year");
  const all = (await lists()).advertisements.map(({ title_en }: AdminContent) => title_en);
  expect(all).toEqual(expect.arrayContaining(["Last year", "Next year", "This year"]));
  const wrong = await create({ visible_from: inSeconds(60), visible_until: inSeconds(30) });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["visible_until"]]);
});

test("links lead into the shop or to http(s), pictures come out of their folder, colours out of the palette", async () => {
  const links = [
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "data:text/html,x",
    "products",
    "ftp://a.example",
  ];
  for (const link of links) expect(Object.keys((await create({ link })).body.errors), link).toEqual(["link"]);
  for (const link of ["/", "/products?category=2", "https://example.com/a"])
    expect((await create({ link })).status, link).toBe(200);
  for (const image of [
    "",
    "/pictures/../secret.svg",
    "https://evil.example/a.svg",
    "/assets/a.svg",
    "//a/pictures/b.svg",
  ])
    expect(Object.keys((await create({ image })).body.errors), image).toEqual(["image"]);
  const gone = await create({ image: `/pictures/${"0".repeat(32)}-10x10-aabbcc.webp` });
  expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ["image"]]);
  expect(Object.keys((await create({ tint: "magenta" })).body.errors)).toEqual(["tint"]);
});

test("a slide needs titles, a button and a link; an advertisement has button and link, or neither", async () => {
  const empty = { title_en: " ", title_bn: "", button_en: "", button_bn: "", link: "" };
  expect(Object.keys((await create({ title_en: " ", title_bn: "" })).body.errors)).toEqual([
    "title_en",
    "title_bn",
  ]);
  const slide = await create({ ...empty, title_en: "A", title_bn: "ক" });
  expect(Object.keys(slide.body.errors)).toEqual(["link", "button_en", "button_bn"]);
  const half = await create({ link: "" }, "advertisements");
  expect(Object.keys(half.body.errors)).toEqual(["link"]);
  const bare = await made({ ...empty, title_en: "Just words", title_bn: "শুধু কথা" }, "advertisements");
  expect(bare).toMatchObject({ link: "", button_en: "" });
  await expect.poll(async () => (await advertisements()).at(-1)?.title).toBe("Just words");
  expect((await advertisements()).at(-1)).not.toHaveProperty("btn_link");
});

test("two at one slide: the second is refused with what the first saved, and overwrites nothing", async () => {
  const { id } = await made();
  const first = await act(`sliders/${id}`, { ...fields, title_en: "First", version: 1 });
  const second = await act(`sliders/${id}`, { ...fields, title_en: "Second", version: 1 });
  expect([second.status, second.body.code]).toEqual([409, "changed"]);
  expect(second.body.details.now).toEqual(first.body.data);
  expect((await act(`sliders/${id}/remove`, { version: 1 })).body.code).toBe("changed");
  expect((await act(`sliders/${id}`, { ...fields, title_en: "Second", version: 2 })).body.data.version).toBe(
    3,
  );
});

test("one is moved to a place; who saw another order is told the one of now", async () => {
  await made({ title_en: "To be moved" }, "advertisements");
  const was = await idsOf("advertisements");
  const id = was.at(-1) as number;
  const moved = await act(`advertisements/${id}/place`, { place: 1, was });
  expect(moved.body.ids).toEqual([id, ...was.slice(0, -1)]);
  expect(await idsOf("advertisements")).toEqual(moved.body.ids);
  await expect.poll(async () => (await advertisements())[0].title).toBe("To be moved");
  const late = await act(`advertisements/${was[0]}/place`, { place: 1, was });
  expect([late.status, late.body.code, late.body.details.now]).toEqual([409, "changed", moved.body.ids]);
  expect((await act("advertisements/99999999/place", { place: 1, was: moved.body.ids })).status).toBe(404);
});

test("what is deleted is gone for shoppers, and stands in the journal with all that was done", async () => {
  const { id } = await made({ title_en: "Short life" });
  await act(`sliders/${id}`, { ...fields, title_en: "Short life", link: "/faq", version: 1 });
  await act(`sliders/${id}/place`, { place: 1, was: await idsOf("sliders") });
  expect((await act(`sliders/${id}/remove`, { version: 2 })).body).toEqual({ success: true });
  expect((await act(`sliders/${id}/remove`, { version: 2 })).status).toBe(404);
  await expect.poll(slides).not.toContain("Short life");
  const lines = await journal("slider", id);
  expect(lines.map(({ action }: { action: string }) => action)).toEqual([
    "slider.removed",
    "slider.moved",
    "slider.changed",
    "slider.created",
  ]);
  expect(lines[2]).toMatchObject({ before: { link: "/products?category=2" }, after: { link: "/faq" } });
  expect(lines[2].after).toEqual({ link: "/faq" });
  expect(lines[1].after).toEqual({ place: 1 });
  expect(lines[0].before).toMatchObject({ title_en: "Short life", title_bn: "পদ্মার ইলিশ সপ্তাহ" });
});

const banners = async (): Promise<string[]> =>
  (await shop.get("/api/active-banners")).body.data.map(({ title }: { title: string }) => title);
const notice = async (language = "en") =>
  (await shop.get("/api/shop", { headers: { "Accept-Language": language } })).body.data.notice;

test("a banner is made, changed, moved, hidden and deleted as a slide is, and the journal tells it", async () => {
  const before = await banners();
  expect(before).toEqual(["20% off seasonal fruits", "Organic vegetables"]);
  const banner = await made({ title_en: "Winter pitha" }, "banners");
  await expect.poll(banners, soon).toEqual([...before, "Winter pitha"]);
  const was = await idsOf("banners");
  await act(`banners/${banner.id}/place`, { place: 1, was });
  await expect.poll(banners, soon).toEqual(["Winter pitha", ...before]);
  const hidden = await act(`banners/${banner.id}`, { ...fields, is_active: false, version: 1 });
  expect(hidden.body.data).toMatchObject({ version: 2, is_active: false });
  await expect.poll(banners, soon).toEqual(before);
  expect((await act(`banners/${banner.id}/remove`, { version: 2 })).status).toBe(200);
  const actions = (await journal("banner", banner.id)).map(({ action }: { action: string }) => action);
  expect(actions).toEqual(["banner.removed", "banner.changed", "banner.moved", "banner.created"]);
});

test("of the notices shoppers see the first that is on, in their language, and a changed one anew", async () => {
  const line = { image: "", text_en: "", text_bn: "", button_en: "", button_bn: "", link: "" };
  const later = await made({ ...line, title_en: "Eid hours", visible_from: inSeconds(3600) }, "notices");
  const current = await made(
    { ...line, title_en: "Rain: we come later", title_bn: "বৃষ্টি: একটু দেরি হবে" },
    "notices",
  );
  await expect.poll(() => notice(), soon).toEqual({ id: `${current.id} 1`, text: "Rain: we come later" });
  expect((await notice("bn")).text).toBe("বৃষ্টি: একটু দেরি হবে");
  await act(`notices/${current.id}`, { ...fields, ...line, link: "/faq", title_en: "Rain", version: 1 });
  await expect.poll(() => notice(), soon).toEqual({ id: `${current.id} 2`, text: "Rain", link: "/faq" });
  await act(`notices/${current.id}/remove`, { version: 2 });
  await act(`notices/${later.id}/remove`, { version: 1 });
  await expect.poll(() => notice(), soon).toBeUndefined();
});

test("a notice that is too long, empty, or leads out of the shop by a trick is refused", async () => {
  const line = { image: "", text_en: "", text_bn: "", button_en: "", button_bn: "" };
  const errors = async (change: object) =>
    Object.keys((await create({ ...line, ...change }, "notices")).body.errors);
  expect(await errors({ link: "javascript:alert(1)" })).toEqual(["link"]);
  expect(await errors({ title_en: "" })).toEqual(["title_en"]);
  expect(await errors({ title_en: "a".repeat(121) })).toEqual(["title_en"]);
  expect((await create({ title_en: "a".repeat(61) })).body.errors).toHaveProperty("title_en");
  expect((await create({ image: "" }, "banners")).body.errors).toHaveProperty("image");
});
