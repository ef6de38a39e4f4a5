import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { head, openImportingShop } from "#tests/support/orders/importing.ts";
import { problemText } from "./labels.ts";

const { shop, order, stockOf, staff, send, show, act, rested, imported, products } =
  await openImportingShop();

test("a file is checked first and touches nothing; then new products are added and known ones change", async () => {
  const { body } = await send(`${head}a-1,Fish,Rui,রুই,৳ ৩৫০.৫০,12\na-2,fish,Katla,কাতলা,"1,250",-\n`);
  expect(body.data.id).toBeGreaterThan(0);
  const { id } = body.data;
  expect(await show(id)).toMatchObject({
    state: "checked",
    file_name: "prices.csv",
    by: "Admin",
    counts: { new: 2 },
    wrong: [],
  });
  expect(await products("a-")).toEqual([]);
  await act(id, "start");
  expect(await rested(id)).toMatchObject({ state: "done", counts: { merged: 2 } });
  expect(await products("a-")).toEqual([
    {
      sku: "a-1",
      name_en: "Rui",
      name_bn: "রুই",
      price_poisha: 35_050,
      original_price_poisha: null,
      stock: 12,
      is_featured: false,
    },
    expect.objectContaining({ sku: "a-2", price_poisha: 125_000, stock: null }),
  ]);
  const again = await imported(
    "sku,price,original_price,featured,colour\na-1,300,400,yes,red\na-2,,,no,blue\n",
  );
  expect(again).toMatchObject({ counts: { merged: 1, same: 1 }, unknown_columns: ["colour"] });
  expect((await products("a-1"))[0]).toMatchObject({
    name_en: "Rui",
    price_poisha: 30_000,
    original_price_poisha: 40_000,
    is_featured: true,
  });
  const lines = (await shop.get("/api/admin/journal?kind=import", staff)).body.data;
  expect(lines[0]).toMatchObject({
    action: "import.started",
    subject: { name: "prices.csv" },
    after: { lines: 1 },
  });
});

test("files as Excel writes them are read: BOM, semicolons, CRLF, quotes, decimal commas, and UTF-16", async () => {
  const text =
    'SKU;Name EN;Name BN;category;Price\r\nb-1;"Big; ""ripe"" mango";আম;2;"49,50"\r\n\r\nb-2;Lime;লেবু;2;20\r\n';
  const withSlug = text.replaceAll(";2;", ";fish;");
  expect((await imported(`\uFEFF${withSlug}`)).counts).toEqual({ merged: 2 });
  expect(await products("b-")).toMatchObject([
    { name_en: 'Big; "ripe" mango', price_poisha: 4_950 },
    { name_bn: "লেবু" },
  ]);
  const tabs = "\uFEFFsku\tprice\r\nb-1\t৫৫\r\n";
  const { body } = await send(new Uint8Array(Buffer.from(tabs, "utf16le")));
  expect((await show(body.data.id)).counts).toEqual({ change: 1 });
  const western = await send(
    new Uint8Array(Buffer.from(`${"sku;name_en\r\n"}b-1;Café – crème\r\n`.replace("–", "\x96"), "latin1")),
  );
  await act(western.body.data.id, "start");
  await rested(western.body.data.id);
  expect(await products("b-1")).toMatchObject([{ name_en: "Café – crème" }]);
});

test("a name without its Bengali letters is refused, and the row says how to save the file", async () => {
  const { body } = await send(
    `${head}g-1,fish,Rui,????,350,1\ng-2,fish,Katla,?? (????),350,1\ng-3,fish,Pangas,\uFFFD\uFFFDস,350,1
g-4,fish,Ilish,à¦‡à¦²à¦¿à¦¶,350,1\ng-5,fish,Tilapia?,তেলাপিয়া??,350,1\n`,
  );
  const { counts, wrong } = await show(body.data.id);
  expect(counts).toEqual({ new: 1, wrong: 4 });
  expect(wrong.map(({ problem }: any) => [problem.column, problem.code])).toEqual(
    Array.from({ length: 4 }, () => ["name_bn", "garbled"]),
  );
  expect(inLanguage("en", () => problemText(wrong[0]))).toBe(
    "“????” is not readable: the file was saved without Bengali letters. In Excel choose “Save as: CSV UTF-8” and import it again.",
  );
});

test("a cell may hold what JSON escapes: a NUL goes, its escape as text stays", async () => {
  const text = String.raw`${head}n-1,fish,C:\u0000 \\u0000,রুই\u0000,350,1`;
  const { status, body } = await send(`${text}\nn-2,fish,Ru\u0000i,রুই,350,1\n`);
  expect(status).toBe(200);
  await act(body.data.id, "start");
  expect(await rested(body.data.id)).toMatchObject({ counts: { merged: 2 } });
  expect(await products("n-")).toMatchObject([
    { name_en: String.raw`C:\u0000 \\u0000`, name_bn: String.raw`রুই\u0000` },
    { name_en: "Rui" },
  ]);
});

test("three wrong rows are told by number and column, put right, and imported; the others need not wait", async () => {
  const { body } = await send(
    `${head}c-1,fish,Rui,রুই,350,1\nc-2,Diary,Milk,দুধ,90,\nc-3,fish,Ilish,ইলিশ,১৮০০/-,3\nc-1,fish,Rui,রুই,360,\n`,
  );
  const { id } = body.data;
  const staged = await show(id);
  expect(staged.counts).toEqual({ new: 1, wrong: 3 });
  expect(
    staged.wrong.map(({ row, problem }: any) => [row, problem.column, problem.code, problem.other]),
  ).toEqual([
    [3, "category", "no_category", undefined],
    [4, "price", "not_price", undefined],
    [5, "sku", "twice", 2],
  ]);
  await act(id, "start");
  expect((await rested(id)).counts).toEqual({ merged: 1, wrong: 3 });
  await act(id, "rows/3", { cells: { category: "Eggs & Dairy" } });
  const still = await act(id, "rows/4", { cells: { price: "free" } });
  expect(still.body.data.wrong[0]).toMatchObject({ row: 4, cells: { price: "free" } });
  await act(id, "rows/4", { cells: { price: "১৮০০" } });
  await act(id, "rows/5", { leave_out: true });
  expect((await act(id, "rows/5", { leave_out: true })).body.code).toBe("changed");
  await act(id, "start");
  expect((await rested(id)).counts).toEqual({ merged: 3, left_out: 1 });
  expect((await products("c-")).map(({ price_poisha }) => price_poisha)).toEqual([35_000, 9_000, 180_000]);
  expect((await act(id, "start")).body.code).toBe("changed");
});

test("the same file sent twice changes nothing, though pieces were sold meanwhile", async () => {
  const file = `${head}d-1,fish,Rui,রুই,350,10\n`;
  const first = await imported(file);
  const [{ id }] = (await shop.sql<{ id: number }>("select id from products where sku = 'd-1'")) as [
    { id: number },
  ];
  await order([{ product_id: id, quantity: 4 }]);
  const { body } = await send(file);
  expect(body.data.id).toBe(first.id);
  expect((await show(body.data.id)).state).toBe("done");
  expect(await stockOf(id)).toBe(6);
});

test("sales between check and merge stay sold; what a colleague changed meanwhile is told, not overwritten", async () => {
  await imported(`${head}e-1,fish,Rui,রুই,350,10\ne-2,fish,Katla,কাতলা,300,10\n`);
  const [one, two] = (await shop.sql<{ id: number }>(
    "select id from products where sku like 'e-%' order by sku",
  )) as [{ id: number }, { id: number }];
  const { body } = await send("sku,price,stock\ne-1,360,15\ne-2,310,15\n");
  await order([{ product_id: one.id, quantity: 4 }]);
  await shop.post(`/api/admin/products/${two.id}`, { price: 333, was: { price: 300 } }, staff);
  await act(body.data.id, "start");
  const done = await rested(body.data.id);
  expect(done.counts).toEqual({ merged: 1, overtaken: 1 });
  expect(done.wrong).toMatchObject([{ row: 3, state: "overtaken" }]);
  expect(await products("e-")).toMatchObject([
    { price_poisha: 36_000, stock: 11 },
    { price_poisha: 33_300, stock: 10 },
  ]);
});

test("an import is taken back as a whole: sales stay sold, and what was changed since stays and is told", async () => {
  await imported(`${head}f-1,fish,Rui,রুই,350,10\nf-2,fish,Katla,কাতলা,300,10\n`);
  const second = await imported(
    `${head}f-1,fish,Rohu,রুই,360,50\nf-2,fish,Katla,কাতলা,310,\nf-3,fish,New,নতুন,10,5\nf-4,fish,Sold,বিক্রি,10,5\n`,
  );
  const ids = new Map(
    (await shop.sql<{ sku: string; id: number }>("select sku, id from products where sku like 'f-%'")).map(
      ({ sku, id }) => [sku, id],
    ),
  );
  await order([
    { product_id: ids.get("f-1"), quantity: 3 },
    { product_id: ids.get("f-4"), quantity: 1 },
  ]);
  await shop.post(`/api/admin/products/${ids.get("f-2")}`, { price: 320, was: { price: 310 } }, staff);
  await act(second.id, "undo");
  const undone = await rested(second.id);
  expect(undone).toMatchObject({ state: "undone", counts: { undone: 3, stayed: 1 } });
  expect(undone.wrong.map(({ row, state }: any) => [row, state])).toEqual([[3, "stayed"]]);
  expect(await products("f-")).toMatchObject([
    { sku: "f-1", name_en: "Rui", price_poisha: 35_000, stock: 7 },
    { sku: "f-2", price_poisha: 32_000 },
    { sku: "f-4", stock: 4 },
  ]);
  const archived = await shop.sql("select sku from products where is_archived");
  expect(archived).toEqual([{ sku: "f-4" }]);
  const { data } = (await shop.get(`/api/admin/products/${ids.get("f-1")}/stock`, staff)).body;
  expect(data.map(({ kind, change, import_id }: any) => [kind, change, import_id === second.id])).toEqual([
    ["import_undone", -40, true],
    ["order", -3, false],
    ["import", 40, true],
    ["import", 10, false],
  ]);
});

test("a file takes products out of the shop and brings them back, and says which of its lines are of archived ones", async () => {
  await imported(`${head}h-1,fish,Rui,রুই,350,10\nh-2,fish,Katla,কাতলা,300,10\n`);
  const archived = async () =>
    await shop.sql("select sku from products where is_archived and sku like 'h-%'");
  await imported("sku,archived\nh-1,yes\n");
  expect(await archived()).toEqual([{ sku: "h-1" }]);
  const again = await imported("sku,price\nh-1,360\nh-2,310\n");
  expect(again).toMatchObject({ counts: { merged: 2 }, archived: 1 });
  expect(await archived()).toEqual([{ sku: "h-1" }]);
  expect(await imported("sku,archived\nh-1,no\n")).toMatchObject({ archived: 0 });
  expect(await archived()).toEqual([]);
});

test("an export is a file that changes nothing when it is imported, and runs no formula", async () => {
  await imported(`${head}zzg-1,fish,"'=HYPERLINK(""x"")","আম, পাকা",10.50,7\nzzf-1,fish,'＝1+1,মাছ,10,7\n`);
  expect(await shop.sql("select name_en from products where sku = 'zzf-1'")).toEqual([{ name_en: "＝1+1" }]);
  const { headers, body } = await shop.get("/api/admin/products-export", staff);
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [first, ...lines] = (body as string).trim().split("\r\n");
  expect(first).toMatch(/^\uFEFF?sku,category,further_categories,name_en/);
  const [all] = await shop.sql<{ count: number }>("select count(*)::int as count from products");
  expect(lines).toHaveLength(all?.count ?? 0);
  expect(lines).toContainEqual(expect.stringMatching(/^zzf-1,fish,,'＝1\+1,মাছ,/));
  expect(lines.find((line) => line.startsWith("zzg-1"))).toMatch(
    /^zzg-1,fish,,"'=HYPERLINK\(""x""\)","আম, পাকা",.*,10\.5,,,7,,no,no,no,no$/,
  );
  const again = await send(body);
  expect((await show(again.body.data.id)).counts).toEqual({ same: lines.length });
  const fish = (await shop.get("/api/admin/products-export?search=zzg-1", staff)).body as string;
  expect(fish.trim().split("\r\n")).toHaveLength(2);
});

test("what is no file of products is refused in words, and nothing of it stays", async () => {
  const before = (await shop.get("/api/admin/imports", staff)).body.data.length;
  const refused = async (file: Uint8Array | string) => {
    const { status, body } = await send(file);
    return [status, body.message];
  };
  expect(await refused("")).toEqual([422, "This file holds no products."]);
  expect(await refused("colour,length\nred,10\n")).toEqual([
    422,
    expect.stringContaining("one of them is SKU"),
  ]);
  expect(await refused(Buffer.concat([Buffer.from("sku\nরুই\n"), Buffer.from([0xe9, 0xff, 0x0a])]))).toEqual([
    422,
    expect.stringContaining("CSV UTF-8"),
  ]);
  for (const broken of ['sku,price\n"a,10\n', 'Y"\u001d', 'sku,price\na"b,10\n', 'sku,price\n"a"b,10\n'])
    expect(await refused(broken)).toEqual([422, expect.stringContaining("quotation mark")]);
  expect(await refused(`sku\n${"x\n".repeat(50_001)}`)).toEqual([
    413,
    expect.stringContaining("50,000 rows"),
  ]);
  expect((await shop.get("/api/admin/imports", staff)).body.data).toHaveLength(before);
  expect(await shop.sql("select from product_imports where state = 'reading'")).toEqual([]);
});

test("sizes of one unit share a stock; of a file's products with another unit it is not merged", async () => {
  const made = await shop.sql<{ id: number; sku: string }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, net_amount, net_unit, stock)
     select 'loose-' || unit, 1, 'Loose', 'খোলা', '', 100, 100, unit, 5 from unnest(array['g', 'ml']) as u (unit) returning id, sku`,
  );
  const { body } = await send("sku,size_group,shares_stock\nloose-g,loose,yes\nloose-ml,loose,yes\n");
  await act(body.data.id, "start");
  expect(await rested(body.data.id)).toMatchObject({ state: "done", counts: { merged: 1, overtaken: 1 } });
  const shares = await shop.sql(
    "select sku, shared_stock from products where sku like 'loose-%' order by sku",
  );
  expect(shares).toEqual([
    { sku: "loose-g", shared_stock: 500 },
    { sku: "loose-ml", shared_stock: null },
  ]);
  const file = "sku,category,name_en,name_bn,price,net_amount,net_unit,size_group,shares_stock,stock\n";
  const more = await send(`${file}loose-kg,fish,Loose,খোলা,90,1000,g,loose,yes,7\n`);
  await act(more.body.data.id, "start");
  expect(await rested(more.body.data.id)).toMatchObject({ counts: { merged: 1 } });
  await act(more.body.data.id, "undo");
  expect(await rested(more.body.data.id)).toMatchObject({ state: "undone", counts: { undone: 1 } });
  expect(await shop.sql("select from products where sku = 'loose-kg'")).toEqual([]);
  await shop.sql("delete from products where id = any($1)", [made.map(({ id }) => id)]);
});
