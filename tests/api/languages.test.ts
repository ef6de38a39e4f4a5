import { expect, test } from "vitest";
import { testShop } from "../support/shop/open-test-shop.ts";

const shop = await testShop();

const foreign = {
  bn: /[A-Za-z]{2,}|[0-9]/,
  en: /[\u0980-\u09f2\u09f4-\u09ff]/,
};
const nonsense = [
  {},
  { name: 7, email: "nobody", password: "1", items: [{}], payment_type: "gold", order_details: "\u0000" },
  { name: "x".repeat(5000), email: "a@b", password: "x", mobile_no: "12", address_details: "x".repeat(5000) },
  { price: -1, stock: 1.5, status: "eaten", limit: "many", cursor: "?", ids: "x", reply: "", rating: 9 },
];

const everybody = async () => {
  const admin = { email: "admin@tatka.example", password: "test-admin" };
  const { body } = await shop.post("/api/auth/login", admin);
  return [undefined, await shop.newCustomer(), body.token as string];
};

/** Refusals of every operation of the shop, for every reason that nonsense gives. */
async function refusals(language: "en" | "bn", load: "address" | "header") {
  const { paths } = (await shop.get("/api/openapi.json")).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  const users = await everybody();
  const said: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      for (const token of users) {
        for (const [index, input] of nonsense.entries()) {
          const place = path.replace(/\{\w+\}/g, index % 2 ? "987654321" : "no");
          const query = new URLSearchParams(
            method === "get" ? JSON.parse(JSON.stringify(input, asText)) : {},
          );
          if (load === "address") query.set("lang", language);
          const headers = { "Accept-Language": load === "header" ? `${language}-BD,fr;q=0.5` : "fr" };
          const { body, status } = await shop.send(method.toUpperCase(), `${place}?${query}`, {
            headers,
            ...(token && { token }),
            ...(method !== "get" && { body: input }),
          });
          if (status < 400) continue;
          for (const words of [body.message, ...Object.values(body.errors ?? {})])
            said.push(`${method} ${path}: ${words}`);
        }
      }
    }
  }
  return [...new Set(said)];
}

const asText = (_: string, value: unknown) => (Array.isArray(value) ? "[]" : value);
/** A field that is not accepted is named as it was sent. */
const wordsOf = (line: string) => line.slice(line.indexOf(": ") + 2).replace(/: [a-z_]+$/, "");

test.each([
  ["bn", "address"],
  ["bn", "header"],
  ["en", "address"],
  ["en", "header"],
] as const)("every refusal is in the language asked for: %s, by %s", async (language, load) => {
  const said = await refusals(language, load);
  expect(said.filter((line) => foreign[language].test(wordsOf(line)))).toEqual([]);
  expect(said.length).toBeGreaterThan(40);
});

test("an answer is in the language of the header where what is searched for contains ?lang=", async () => {
  const nameIn = async (language: string) => {
    const headers = { "Accept-Language": language };
    const { body } = await shop.get("/api/products?limit=1&search=dim?lang=", { headers });
    return body.data[0].name;
  };
  expect(await nameIn("bn")).not.toMatch(foreign.bn);
  expect(await nameIn("en")).not.toMatch(foreign.en);
});
