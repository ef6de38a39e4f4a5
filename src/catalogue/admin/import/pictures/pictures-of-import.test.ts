import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { cleanUp } from "#src/cleanup.server.ts";
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
/** Of the other old shop: whether it answers, and how often it was tried. */
let isAwake = false;
let attempts = 0;

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
/** Another old shop, which does not answer. */
const silentShop = http
  .createServer(({ socket }, answer) => {
    attempts++;
    if (isAwake) answer.end(photos.get("/red.jpg"));
    else socket.destroy();
  })
  .listen(0, "127.0.0.1");
await once(silentShop, "listening");
afterAll(() => {
  for (const server of [oldShop, silentShop]) {
    server.closeAllConnections();
    server.close();
  }
});
const { port } = oldShop.address() as AddressInfo;
const silent = `127.0.0.1:${(silentShop.address() as AddressInfo).port}`;
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

const { shop, staff, send, show, act, rested } = await openImportingShop({
  INNER_HOSTS: `127.0.0.1:${port},${silent}`,
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

test("a file whose rows change nothing is imported for its pictures, and these are undone", async () => {
  await importPictures(["Rui;s-1;fish;350;"]);
  const { body } = await send(`Product name;SKU;Category;Price;Images\nRui;s-1;fish;350;${at("/green.jpg")}`);
  const { id } = body.data;
  expect((await act(id, "check")).body.data).toMatchObject({
    counts: { same: 1 },
    pictures_of_same: { staged: 1 },
  });
  const [before] = await picturesOf("s-1");
  expect((await act(id, "start")).status).toBe(200);
  await rested(id);
  await settled(id);
  expect(await show(id)).toMatchObject({ pictures: { fetched: 1 }, pictures_of_same: { fetched: 1 } });
  expect((await picturesOf("s-1"))[0]?.["image"]).toMatch(/^\/pictures\/[0-9a-f]{32}/);
  expect((await act(id, "start")).body.code).toBe("changed");
  expect((await act(id, "undo")).status).toBe(200);
  await rested(id);
  expect(await picturesOf("s-1")).toEqual([before]);
  expect((await act(id, "undo")).body.code).toBe("changed");
});

const silentRows = (sku: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Rui;${sku}-${index};fish;350;http://${silent}/${sku}-${index}.jpg`,
  );
/** Lets the time pass until the pictures that rest are tried. */
async function tryAgain(): Promise<void> {
  await shop.sql(
    "update product_import_pictures set due_at = now() where state = 'waiting' and due_at > now()",
  );
  shop.shop.queues.wake();
}

test("a host that does not answer is tried less and less often, then given up with the reason; others do not wait for it", async () => {
  attempts = 0;
  const other = `Rui;t-x;fish;350;${at("/green.jpg")}, http://${silent}/t-x.jpg`;
  const id = await importPictures([...silentRows("t", 12), other]);
  await expect.poll(async () => (await show(id)).pictures).toEqual({ fetched: 1, waiting: 13 });
  await expect
    .poll(async () => (await show(id)).resting_hosts)
    .toEqual([{ host: silent, due_at: expect.any(String) }]);
  expect(attempts).toBe(2);
  const rests: number[] = [];
  for (let round = 3; round <= 6; round++) {
    const [rest] = await shop.sql<{ minutes: number }>(
      "select extract(epoch from min(due_at) - now())::float8 / 60 as minutes from product_import_pictures where state = 'waiting'",
    );
    rests.push(Math.ceil(rest?.minutes ?? 0));
    await tryAgain();
    await expect.poll(() => attempts).toBe(round);
    await expect.poll(async () => (await show(id)).resting_hosts).toHaveLength(round < 6 ? 1 : 0);
  }
  expect(rests).toEqual([1, 4, 16, 64]);
  await settled(id);
  const shown = await show(id);
  expect(shown.pictures).toEqual({ fetched: 1, failed: 13 });
  expect(new Set(shown.failed_pictures.map(({ reason }: any) => reason))).toEqual(new Set(["unreachable"]));
  expect(attempts).toBe(6);
  // The product has the picture that another host served.
  expect((await picturesOf("t-x"))[0]?.["image"]).toMatch(/^\/pictures\/[0-9a-f]{32}/);

  isAwake = true;
  await act(id, "pictures");
  await settled(id);
  expect((await show(id)).pictures).toEqual({ fetched: 14 });
});

test("a host that answers again is tried without a pause, and its former failures are forgotten", async () => {
  isAwake = false;
  attempts = 0;
  const id = await importPictures(silentRows("u", 8));
  await expect.poll(() => attempts).toBe(2);
  await expect.poll(async () => (await show(id)).resting_hosts).toHaveLength(1);
  isAwake = true;
  await tryAgain();
  await settled(id);
  expect(await show(id)).toMatchObject({ pictures: { fetched: 8 }, resting_hosts: [] });
});

test("undoing an import brings the pictures back that it replaced, with their alternative texts", async () => {
  await importPictures(["Rui;v-1;fish;350;"]);
  await shop.sql(
    `with p as (update products set image = '/pictures/demo/rui.svg' where sku = 'v-1' returning id)
     insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select id, 1, '/pictures/demo/katla.svg', 'Katla', 'কাতলা' from p`,
  );
  const further = () =>
    shop.sql(
      `select f.image, f.alt_en, f.alt_bn from product_pictures f join products p on p.id = f.product_id
       where p.sku = 'v-1' order by f.place`,
    );
  const before = [await picturesOf("v-1"), await further()];
  const id = await importPictures([`Rui;v-1;fish;360;${at("/red.jpg")}, ${at("/green.jpg")}`]);
  await settled(id);
  expect((await picturesOf("v-1"))[0]).toMatchObject({ image: expect.not.stringContaining("demo") });
  expect(await further()).toEqual([expect.objectContaining({ alt_en: "" })]);
  await act(id, "undo");
  await rested(id);
  expect([await picturesOf("v-1"), await further()]).toEqual(before);
});

test("a replaced picture that was uploaded stays in the shop as long as the import can be undone", async () => {
  const upload = async (path: string) => {
    const body = new Uint8Array(photos.get(path) ?? []);
    return (await shop.send("POST", "/api/admin/pictures", { ...staff, body })).body.data.image as string;
  };
  const uploaded = await upload("/blue.jpg");
  const stored = () => shop.sql("select from pictures where hash = $1", [readPictureUrl(uploaded)?.hash]);
  await shop.sql("update categories set icon = $1 where slug = 'fish'", [uploaded]);
  await importPictures(["Rui;w-1;fish;350;"]);
  expect((await picturesOf("w-1"))[0]).toMatchObject({ image: uploaded });
  const id = await importPictures([`Rui;w-1;fish;360;${at("/red.jpg")}`]);
  await settled(id);
  expect(await show(id)).toMatchObject({ pictures: { fetched: 1 } });
  await shop.sql("update categories set icon = $1 where slug = 'fish'", [await upload("/green.jpg")]);
  await shop.sql("update products set image = '/pictures/demo/rui.svg' where image = $1", [uploaded]);
  await shop.sql("update pictures set needed_at = now() - interval '8 days'");
  await cleanUp(shop.shop);
  expect(await stored()).toHaveLength(1);
  await act(id, "undo");
  await rested(id);
  expect((await picturesOf("w-1"))[0]).toMatchObject({ image: uploaded });

  await shop.sql("update products set image = '/pictures/demo/rui.svg' where image = $1", [uploaded]);
  await shop.sql("update product_imports set at = now() - interval '2 months' where id = $1", [id]);
  // Imports are deleted in the first round, what only they used in the second.
  for (let round = 1; round <= 2; round++) {
    await shop.sql("update pictures set needed_at = now() - interval '8 days'");
    await cleanUp(shop.shop);
  }
  expect(await stored()).toEqual([]);
});
