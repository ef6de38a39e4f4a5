import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openImportingShop } from "#tests/support/orders/importing.ts";

const photo = (colour: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const photos = new Map([
  ["/red.jpg", await photo("#d03030")],
  ["/green.jpg", await photo("#30d030")],
  ["/blue.jpg", await photo("#3030d0")],
]);
let isMended = false;

/** The old shop, from whose address the pictures come. */
const oldShop = http
  .createServer(({ url = "" }, answer) => {
    const bytes = photos.get(url);
    if (bytes) return answer.end(bytes);
    if (url === "/page.jpg") return answer.end("<html>Please log in</html>");
    if (url === "/large.jpg") return answer.writeHead(200, { "Content-Length": "8000001" }).end();
    if (url === "/inward.jpg") return answer.writeHead(302, { Location: "http://127.0.0.1:1/" }).end();
    if (url === "/late.jpg" && isMended) return answer.end(photos.get("/blue.jpg"));
    return answer.writeHead(url === "/late.jpg" ? 403 : 404).end();
  })
  .listen(0, "127.0.0.1");
await once(oldShop, "listening");
afterAll(() => {
  oldShop.closeAllConnections();
  oldShop.close();
});
const { port } = oldShop.address() as AddressInfo;
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

const { shop, staff, send, show, act, rested } = await openImportingShop({
  INNER_HOSTS: `127.0.0.1:${port}`,
});

async function importPictures(lines: string[]): Promise<number> {
  const head = "Product name;SKU;Category;Price;Images";
  const { body } = await send([head, ...lines].join("\n"));
  await act(body.data.id, "check");
  await act(body.data.id, "start");
  await rested(body.data.id);
  return body.data.id;
}
const settled = (id: number) =>
  expect.poll(async () => (await show(id)).pictures.waiting ?? 0, { timeout: 60_000 }).toBe(0);
const picturesOf = async (sku: string) =>
  await shop.sql(
    `select p.image, c.icon, (select array_agg(f.image order by f.place) from product_pictures f where f.product_id = p.id) as more
     from products p join categories c on c.id = p.category_id where p.sku = $1`,
    [sku],
  );

test("pictures are fetched after the import, in their order; what fails says why, is tried again, and is in a file", async () => {
  const id = await importPictures([
    `Rui;p-1;fish;350;${at("/red.jpg")}, ${at("/green.jpg")}`,
    `Katla;p-2;fish;300;${at("/gone.jpg")}, ${at("/late.jpg")}`,
    `Ilish;p-3;fish;900;${at("/page.jpg")}, ${at("/large.jpg")}, ${at("/inward.jpg")}`,
    "Pangas;p-4;fish;200;http://10.0.0.1/a.jpg, http://169.254.169.254/latest, http://localhost:5432/",
    "Koi;p-5;fish;200;",
  ]);
  await settled(id);
  const shown = await show(id);
  expect(shown.pictures).toEqual({ fetched: 2, failed: 8 });
  expect(shown.failed_pictures.map(({ row, reason }: any) => [row, reason])).toEqual([
    [3, "not_found"],
    [3, "refused"],
    [4, "not_picture"],
    [4, "too_large"],
    [4, "not_public"],
    [5, "not_public"],
    [5, "not_public"],
    [5, "not_public"],
  ]);
  const [rui] = await picturesOf("p-1");
  expect(rui).toMatchObject({
    image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}/),
    more: [expect.any(String)],
  });
  expect((await shop.get(rui?.["image"])).status).toBe(200);
  const [katla] = await picturesOf("p-2");
  expect(katla?.["image"]).toBe(katla?.["icon"]);
  const file = (await shop.get(`/api/admin/failed-pictures?id=${id}`, staff)).body;
  expect(file.split("\r\n").slice(0, 2)).toEqual([
    expect.stringContaining("row,sku,url,reason"),
    `3,p-2,${at("/gone.jpg")},not_found`,
  ]);
  isMended = true;
  expect((await act(id, "pictures")).body.data.pictures).toMatchObject({ fetched: 2 });
  await settled(id);
  expect((await show(id)).pictures).toEqual({ fetched: 3, failed: 7 });
  expect((await picturesOf("p-2"))[0]).toMatchObject({
    image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}/),
  });

  await act(id, "undo");
  expect(await rested(id)).toMatchObject({ state: "undone", pictures: {} });
  expect(await shop.sql("select from products where sku like 'p-%'")).toEqual([]);
  expect((await act(id, "pictures")).body.code).toBe("changed");
});

test("a known product without a picture gets one, and loses it with the import; one with a picture of staff keeps that", async () => {
  await importPictures(["Rui;q-1;fish;350;", `Katla;q-2;fish;300;${at("/red.jpg")}`]);
  await expect.poll(async () => (await picturesOf("q-2"))[0]?.["image"]).toMatch(/^\/pictures\/[0-9a-f]{32}/);
  const [before] = await picturesOf("q-2");
  const id = await importPictures([
    `Rui;q-1;fish;360;${at("/green.jpg")}`,
    `Katla;q-2;fish;310;${at("/blue.jpg")}`,
  ]);
  await settled(id);
  expect((await show(id)).pictures).toEqual({ fetched: 1, left_out: 1 });
  expect((await picturesOf("q-1"))[0]?.["image"]).toMatch(/^\/pictures\/[0-9a-f]{32}/);
  await act(id, "undo");
  await rested(id);
  const [rui] = await picturesOf("q-1");
  expect(rui?.["image"]).toBe(rui?.["icon"]);
  expect(await picturesOf("q-2")).toEqual([before]);
});

test("the pictures and alternative texts of a product stay in further imports, and when these are undone", async () => {
  const row = (price: number, ...paths: string[]) => [`Rui;r-1;fish;${price};${paths.map(at).join(", ")}`];
  await settled(await importPictures(row(350, "/red.jpg", "/green.jpg")));
  const further = () =>
    shop.sql(
      `select f.image, f.alt_en from product_pictures f join products p on p.id = f.product_id
       where p.sku = 'r-1' order by f.place`,
    );
  await expect.poll(further).toHaveLength(1);
  await shop.sql("update product_pictures set alt_en = 'Rui, cut'");
  const [product] = await picturesOf("r-1");
  const green = { image: product?.["more"][0], alt_en: "Rui, cut" };
  const id = await importPictures(row(360, "/red.jpg", "/green.jpg", "/blue.jpg"));
  await settled(id);
  await expect.poll(further).toEqual([green, { image: expect.any(String), alt_en: "" }]);
  await act(id, "undo");
  await rested(id);
  expect(await picturesOf("r-1")).toEqual([product]);
  const other = await importPictures(row(370, "/blue.jpg"));
  await settled(other);
  expect((await show(other)).pictures).toEqual({ left_out: 1 });
  expect(await picturesOf("r-1")).toEqual([product]);
  expect(await further()).toEqual([green]);
});
