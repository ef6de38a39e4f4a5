import { rmSync } from "node:fs";
import { emptyFolder, startServer } from "#tests/support/shop/start-server.ts";
import type { DrillOptions, DrillReport } from "../drill.ts";
import { newAccount } from "../market.ts";
import { badInputs } from "./inputs.ts";
import { longTexts } from "./long-texts.ts";
import type { BadRequest, Described } from "./requests.ts";

const beside = 8;

/** Bad inputs to a server of its own; `rounds` is how many. The seed is printed, so that a run can be repeated. */
export async function inputsOverHttp({ rounds, say }: DrillOptions): Promise<DrillReport> {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1", SECOND_FACTOR: "0" });
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  say(`SEED=${seed}`);
  try {
    const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Described;
    const begun = performance.now();
    const { statuses, postponed, faults } = await badInputs(description, {
      requests: rounds,
      longKinds: Object.keys(longTexts).length,
      beside,
      seed,
      say,
      send: (request) => send(server.url, request),
      tokens: async () => ({
        customer: await newAccount(server.url, `${crypto.randomUUID()}@example.com`, "mango-tree"),
        admin: await newAccount(server.url, "admin@tatka.example", "test-admin"),
        "a stranger's token": "made-up",
        "who leaves": await newAccount(server.url, `${crypto.randomUUID()}@example.com`, "mango-tree"),
      }),
    });
    const s = Math.round((performance.now() - begun) / 1_000);
    const figures = [
      `${rounds} requests in ${s} s, by status: ${JSON.stringify(statuses)}`,
      `${postponed} of them were put off with 503 and Retry-After, and answered when sent again.`,
      ...new Set(reasonsIn(server.output())),
    ];
    return { figures, faults };
  } finally {
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** Why the server put requests off, out of its log. */
const reasonsIn = (output: string): string[] =>
  [...output.matchAll(/"trouble":"(\w+)","reason":"([^"]*)"/g)].map(
    ([, trouble, reason]) => `Put off: ${trouble}, ${reason}`,
  );

/** A connection that the server closes, unused for long, just as it is used again: sent again on a new one, as browsers do. */
async function send(url: string, { method, path, headers, body }: BadRequest) {
  const once = () => {
    const signal = AbortSignal.timeout(30_000);
    return fetch(url + path, { method, headers, signal, ...(body !== undefined && { body }) });
  };
  const answer = await once().catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code !== "UND_ERR_SOCKET") throw error;
    return once();
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
