import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { draftOf } from "../support/orders/ordering.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";

// Decision 55: after the answer to a write, each GET that begins on that server shows it. No waiting and no second try here.

// More of them by hand: WRITES=200 npx vitest run tests/server/read-your-writes.test.ts
const writes = Number(process.env.WRITES ?? 40);
vi.setConfig({ testTimeout: 180_000 });

/** Of the demo shop. */
const product = 2;

let server: Server;
let customer: string;
let admin: string;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: await openedFolder(), RATE_LIMIT: "0" });
  const login = async (account: object) => (await post("/api/auth/login", account)).token as string;
  customer = await login({ name: "Nusrat Jahan", email: "nusrat@example.com", password: "mango-tree" });
  admin = await login({ email: "admin@tatka.example", password: "test-admin" });
});
afterAll(() => server.end());

const headersOf = (token?: string): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

async function post(path: string, body: object, token?: string) {
  const headers = { ...headersOf(token), "Content-Type": "application/json" };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const json = (await answer.json()) as any;
  expect([answer.ok, json.message]).toEqual([true, json.message]);
  return json;
}

const textAt = async (path: string, token?: string) =>
  (await fetch(server.url + path, { headers: headersOf(token) })).text();

const jsonAt = async (path: string) => JSON.parse(await textAt(path));

/** Does each write, then reads every address at once; gives the addresses whose answers lack what was written. */
async function missed(write: (turn: number) => Promise<{ paths: string[]; shown: string; token?: string }>) {
  const lacking: string[] = [];
  for (let turn = 0; turn < writes; turn++) {
    const { paths, shown, token } = await write(turn);
    const texts = await Promise.all(paths.map((path) => textAt(path, token)));
    lacking.push(...paths.filter((_, place) => !texts[place]?.includes(shown)));
  }
  return lacking;
}

const reviews = [`/api/products/reviews/${product}`, `/products/${product}`];

test("a review", async () => {
  const write = async (turn: number) => {
    const shown = `Review number ${turn}.`;
    await post("/api/reviews", { product_id: product, review_details: shown, rating: 5 }, customer);
    return { paths: reviews, shown };
  };
  expect(await missed(write)).toEqual([]);
});

test("a reply", async () => {
  const write = async (turn: number) => {
    const review = { product_id: product, review_details: "Do you have more?" };
    const { id } = (await post("/api/reviews", review, customer)).review;
    const shown = `Reply number ${turn}.`;
    await post(`/api/reviews/${id}/reply`, { reply: shown }, admin);
    return { paths: reviews, shown };
  };
  expect(await missed(write)).toEqual([]);
});

test("an order, in my orders", async () => {
  const write = async (turn: number) => {
    const shown = `House ${turn}, Road 5, Dhanmondi`;
    const draft = draftOf([{ product_id: product, quantity: 3 }], { address_details: shown });
    await post("/api/place-order", draft, customer);
    return { paths: ["/api/my-orders"], shown, token: customer };
  };
  expect(await missed(write)).toEqual([]);
});

test("a product's name, also found and suggested", async () => {
  let name = (await jsonAt(`/api/products/${product}?lang=en`)).data.name;
  const write = async (turn: number) => {
    const shown = `Zafran${"abcdefghij"[Math.floor(turn / 10) % 10]}${"abcdefghij"[turn % 10]}${turn >= 100 ? "x" : "y"}`;
    await post(`/api/admin/products/${product}/edit`, { name_en: shown, was: { name_en: name } }, admin);
    name = shown;
    const paths = [
      `/api/products/${product}?lang=en`,
      "/api/products?lang=en",
      `/products/${product}`,
      `/api/products?search=${shown}&lang=en`,
      `/api/suggestions?q=${shown}&lang=en`,
    ];
    return { paths, shown };
  };
  expect(await missed(write)).toEqual([]);
});

test("a product's price, and what the prices order and filter", async () => {
  let { price } = (await jsonAt(`/api/products/${product}?lang=en`)).data;
  const write = async (turn: number) => {
    const next = 30_000 + turn;
    await post(`/api/admin/products/${product}`, { price: next, was: { price } }, admin);
    price = next;
    const paths = [
      `/api/products/${product}?lang=en`,
      "/api/products?sort=price-high-low&limit=3&lang=en",
      `/api/products?min_price=${next}&limit=3&lang=en`,
    ];
    return { paths, shown: `"price":${next}` };
  };
  expect(await missed(write)).toEqual([]);
});

test("a product's stock, as far as shoppers see it", async () => {
  let stock = (await post(`/api/admin/products/${product}`, { is_featured: 1 }, admin)).data.stock;
  const write = async (turn: number) => {
    const next = turn % 6;
    await post(`/api/admin/products/${product}`, { stock: next, was: { stock } }, admin);
    stock = next;
    return {
      paths: [`/api/products/${product}?lang=en`, `/api/products?ids=${product}&lang=en`],
      shown: `"stock_left":${next}`,
    };
  };
  expect(await missed(write)).toEqual([]);
});

test("a category, on every page and suggested", async () => {
  const headers = headersOf(admin);
  const listed = await fetch(`${server.url}/api/admin/categories`, { headers });
  const [first] = ((await listed.json()) as any).data;
  const { id, products: _, archived: _a, slug: _s, all_required_fields: _r, ...fields } = first;
  const write = async (turn: number) => {
    const shown = `Aisle number ${turn}`;
    const change = { ...fields, name_en: shown };
    fields.version = (await post(`/api/admin/categories/${id}`, change, admin)).data.version;
    return { paths: ["/api/categories?lang=en", "/about", `/products?category=${id}`], shown };
  };
  expect(await missed(write)).toEqual([]);
});

test("content of the home page", async () => {
  const headers = headersOf(admin);
  const { sliders } = (await (await fetch(`${server.url}/api/admin/content`, { headers })).json()) as any;
  const [{ id, ...fields }] = sliders;
  const write = async (turn: number) => {
    const shown = `Slide number ${turn}`;
    const change = { ...fields, title_en: shown };
    fields.version = (await post(`/api/admin/content/sliders/${id}`, change, admin)).data.version;
    return { paths: ["/api/sliders/active?lang=en", "/"], shown };
  };
  expect(await missed(write)).toEqual([]);
});
