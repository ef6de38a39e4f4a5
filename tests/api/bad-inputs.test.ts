import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { badInputs } from "../soak/inputs/inputs.ts";
import { testShop } from "../support/shop/open-test-shop.ts";

// More of them, or others, by hand: INPUTS=500000 SEED=1 npx vitest run tests/api/bad-inputs.test.ts
const { INPUTS, SEED } = process.env;

const shop = await testShop({ SECOND_FACTOR: "0" });

test("whatever is sent to the API gets an answer as its description says, a refusal in the form of all refusals, and never a 5xx", async () => {
  const { body: description } = await shop.get("/api/openapi.json");
  const { statuses, faults } = await badInputs(description, {
    requests: Number(INPUTS ?? 1_500),
    longKinds: 1,
    beside: 4,
    seed: Number(SEED ?? 20_261_123),
    say: (line) => INPUTS && process.stdout.write(`${line}\n`),
    async send({ method, path, headers, body }) {
      const answer = await shop.app.fetch(new Request(`http://shop${path}`, { method, headers, body }));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    tokens: async () => ({
      customer: await shop.newCustomer(),
      admin: await shop.signInAdmin(),
      "a stranger's token": randomUUID(),
      "who leaves": await shop.newCustomer(),
    }),
  });
  expect(faults).toEqual([]);
  // Some of it has to be right, or no use-case would be reached.
  expect(statuses[200]).toBeGreaterThan(500);
}, 3_600_000);
