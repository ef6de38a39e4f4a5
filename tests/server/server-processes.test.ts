import { get as request } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { below, killPostgresIn, postgresIn } from "./processes.ts";

const soon = { timeout: 60_000 };

// WORKERS: several server processes at one port.
const METRICS_TOKEN = "a-token-for-metrics";
const DATA_DIR = emptyFolder();
const env = { WORKERS: "2", METRICS_TOKEN, DRAIN_SECONDS: "3", RATE_LIMIT: "0", ADMIN_PASSWORD: "" };
const server = await startServer({ DATA_DIR, HOST: "127.0.0.1", ...env });
afterAll(() => server.end());

const main = server.process.pid as number;
const processes = () => below(main).filter(({ command }) => /bin\/server\.js$/.test(command));

/** Each over a connection of its own, which the kernel gives to either process. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(server.url + path, { agent: false, headers }, async (answer) => {
      const text = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode, text });
    }).on("error", reject);
  });

const many = (path: string, count = 40) => Promise.all(Array.from({ length: count }, () => get(path)));

const measured = async (name: string): Promise<number> => {
  const { text } = await get("/metrics", { Authorization: `Bearer ${METRICS_TOKEN}` });
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
};

test("two processes serve at one port; the shop is prepared, and says so, once", async () => {
  expect(processes()).toHaveLength(2);
  expect(postgresIn(DATA_DIR)).not.toEqual([]);
  expect(new Set((await many("/")).map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.output().match(/is open:/g)).toHaveLength(1);
  expect(server.output().match(/Password \(shown once\)/g)).toHaveLength(1);
  expect(server.output().match(/filled with the demo shop/g)).toHaveLength(1);
});

const answered = 'tatka_http_request_seconds_count{method="GET",route="/readyz",status="200"}';

test("/metrics has the sum of both, whichever of them is reached", async () => {
  expect(await measured("tatka_server_processes")).toBe(2);
  await many("/readyz", 60);
  expect(await measured(answered)).toBe(60);
  expect(await measured("tatka_database_up")).toBe(1);
});

test("a process that is killed is replaced, meanwhile the other serves, and no counter falls", async () => {
  for (const { pid } of processes()) {
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(server.output()).toMatch(`"pid":${pid}`), soon);
    expect(new Set((await many("/")).map(({ status }) => status))).toEqual(new Set([200]));
    await vi.waitFor(async () => expect(await measured("tatka_server_processes")).toBe(2), {
      timeout: 60_000,
      interval: 100,
    });
    expect(processes().map((one) => one.pid)).not.toContain(pid);
  }
  await many("/readyz", 20);
  expect(await measured(answered)).toBe(80);
});

test("each says how often the PostgreSQL that they share was restarted", async () => {
  await killPostgresIn(DATA_DIR);
  await vi.waitFor(
    async () => {
      const said = (await many("/health", 10)).map(({ text }) => JSON.parse(text).database);
      expect(said[0].restarts).toBeGreaterThan(0);
      expect(said).toEqual(said.map(() => ({ running: true, restarts: said[0].restarts })));
    },
    { timeout: 60_000, interval: 200 },
  );
});

test("SIGTERM reaches both: they drain, then all ends with 0", async () => {
  const ended = server.end("SIGTERM");
  await vi.waitFor(async () => {
    const ready = await many("/readyz", 20);
    expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([503]));
  }, soon);
  expect(new Set((await many("/")).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await ended).toBe(0);
  expect(below(main)).toEqual([]);
  expect(postgresIn(DATA_DIR)).toEqual([]);
});
