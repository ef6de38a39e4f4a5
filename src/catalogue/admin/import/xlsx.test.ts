import { execFileSync } from "node:child_process";
import { deflateRawSync } from "node:zlib";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { openImportingShop } from "#tests/support/orders/importing.ts";

const { shop, staff, send, show, act, rested, products } = await openImportingShop();

const columns = ["sku", "category", "name_en", "name_bn", "price", "stock", "barcode", "featured"];

test("an XLSX file is imported as a CSV file is: numbers, texts, flags, a first sheet of notes, and empty rows", async () => {
  const file = await writeXlsx({
    sheets: [
      { name: "Read me", rows: [["Prices of November"]] },
      {
        name: "Products",
        rows: [
          columns,
          ["x-1", "fish", "Rui, “big”", "রুই", 0.1 + 0.2 + 49.2, 12, "036000291452", true],
          [],
          ["x-2", "fish", "=1+1", "কাতলা", 300, null, 8941100511114, "no"],
          [7, "fish", "Seven", "সাত", "1,250", 3, "", ""],
        ],
      },
    ],
  });
  const { body } = await send(file);
  await act(body.data.id, "start");
  expect(await rested(body.data.id)).toMatchObject({ counts: { merged: 3 } });
  expect(await products("x-")).toMatchObject([
    { sku: "x-1", name_en: "Rui, “big”", price_poisha: 4_950, stock: 12, is_featured: true },
    { sku: "x-2", name_en: "=1+1", price_poisha: 30_000, stock: null },
  ]);
  expect(await products("7")).toMatchObject([{ name_en: "Seven", price_poisha: 125_000 }]);
  const barcodes = await shop.sql("select barcode from products where sku like 'x-%' order by sku");
  expect(barcodes).toEqual([{ barcode: "036000291452" }, { barcode: "8941100511114" }]);
});

test("products are exported as XLSX with the columns of the CSV file; imported again it changes nothing", async () => {
  const answer = await shop.app.fetch(
    new Request("http://shop/api/admin/products-export?format=xlsx", {
      headers: { authorization: `Bearer ${staff.token}` },
    }),
  );
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="products-[\d-]+\.xlsx"$/);
  const again = await send(new Uint8Array(await answer.arrayBuffer()));
  const [all] = await shop.sql<{ count: number }>("select count(*)::int as count from products");
  expect((await show(again.body.data.id)).counts).toEqual({ same: all?.count });
  const part = await shop.app.fetch(
    new Request("http://shop/api/admin/products-export?format=xlsx&search=x-1", {
      headers: { authorization: `Bearer ${staff.token}` },
    }),
  );
  const one = await send(new Uint8Array(await part.arrayBuffer()));
  expect((await show(one.body.data.id)).counts).toEqual({ same: 1 });
});

/** A ZIP of one file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const field = (bytes: number, value: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  };
  const head = [field(2, 20), field(2, 0), field(2, 8), field(4, 0), field(4, 0), field(4, packed.length)];
  const common = [...head, field(4, content.length), field(2, name.length), field(2, 0)];
  const local = Buffer.concat([field(4, 0x04034b50), ...common, Buffer.from(name), packed]);
  const entry = [field(4, 0x02014b50), field(2, 20), ...common, Buffer.alloc(10), field(4, 0)];
  const directory = Buffer.concat([...entry, Buffer.from(name)]);
  const end = [field(4, 0x06054b50), field(4, 0), field(2, 1), field(2, 1), field(4, directory.length)];
  return Buffer.concat([local, directory, ...end, field(4, local.length), field(2, 0)]);
}

test("a broken, foreign or endlessly growing file is refused in words, and the shop goes on", async () => {
  const good = Buffer.from(await writeXlsx({ sheets: [{ name: "A", rows: [columns, ["x-9"]] }] }));
  const wide = Array.from({ length: 50_200 }, () => ["a", "b", "c"]);
  const refused = async (file: Uint8Array) => {
    const { status, body } = await send(file);
    return [status, body.message];
  };
  const broken = [422, expect.stringContaining("cannot be read")];
  expect(await refused(good.subarray(0, good.length - 100))).toEqual(broken);
  expect(await refused(zipOf("hello.txt", Buffer.from("hello")))).toEqual(broken);
  expect(await refused(zipOf("xl/workbook.xml", Buffer.alloc(100_000_000, " ")))).toEqual(broken);
  expect(await refused(await writeXlsx({ sheets: [{ name: "A", rows: wide }] }))).toEqual([
    413,
    expect.stringContaining("50,000 rows"),
  ]);
  expect(await shop.sql("select from product_imports where state = 'reading'")).toEqual([]);
  expect((await shop.get("/api/products")).status).toBe(200);
});

test("of several files that come at once, one is read at a time", async () => {
  const files = await Promise.all(
    ["m-1", "m-2", "m-3"].map((sku) =>
      writeXlsx({ sheets: [{ name: "A", rows: [columns, [sku, "fish", "Rui", "রুই", 350, 1, "", "no"]] }] }),
    ),
  );
  const readers = () =>
    execFileSync("ps", ["-A", "-o", "ppid=,args="], { encoding: "utf8" })
      .split("\n")
      .filter((line) => Number.parseInt(line, 10) === process.pid && line.includes("xlsx/read-process"))
      .length;
  let most = 0;
  let isOver = false;
  const answers = Promise.all(files.map(send)).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, readers());
    await new Promise(setImmediate);
  }
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(most).toBe(1);
});
