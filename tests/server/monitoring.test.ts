import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { runIfInstalled } from "../support/shop/run-if-installed.ts";
import { startServer } from "../support/shop/start-server.ts";

const folder = join(import.meta.dirname, "../../deploy/monitoring");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const rules: { alert: string; expr: string }[] = parse(read("alerts.yml")).groups[0].rules;
const dashboard = JSON.parse(read("dashboard.json"));
const panels: { title: string; targets?: { expr: string }[] }[] = dashboard.panels;
const [, instances] = dashboard.templating.list;

/** Everything that Prometheus is asked, with where it stands. */
const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`the panel ${title}`, expr]),
  ),
  ["the servers of the dashboard", /label_values\((.*), instance\)/.exec(instances.query.query)?.[1] ?? ""],
];

const METRICS_TOKEN = "a-long-enough-token";
const DATA_DIR = await openedFolder();
const server = await startServer({ DATA_DIR, METRICS_TOKEN, RATE_LIMIT: "0", HOST: "127.0.0.1" });
afterAll(async () => {
  await server.end();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const send = async (path: string, token = "", body?: object) => {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(server.url + path, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text };
};

/** Every line of /metrics: its name and labels, and its value. */
async function exposed() {
  const { body } = await send("/metrics", METRICS_TOKEN);
  return String(body)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name = "", labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, label = "", is = ""]) => [label, is] as const,
      );
      return { name, labels: new Map(pairs), value: Number(value) };
    });
}
const measured = async (wanted: string) => (await exposed()).find(({ name }) => name === wanted)?.value ?? 0;

/** Prometheus' own. */
const own = { metrics: ["up"], labels: ["instance", "job"] };
const words = ["or", "and", "unless"];

/** The metrics that an expression names, each with its conditions on labels: `name="value"`, `name=~"pattern"`. */
function namedIn(expression: string) {
  const bare = expression.replace(/\[[^\]]*\]/g, "").replace(/ by \([^)]*\)/g, "");
  return [...bare.matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\})?(?![\w(]| \()/g)]
    .map(([, name = "", conditions = ""]) => ({
      name,
      conditions: [...conditions.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, label = "", how = "", value = ""]) => ({ label, how, value }),
      ),
    }))
    .filter(({ name }) => !words.includes(name));
}

const orderOnce = async () => {
  const { token } = (
    await send("/api/auth/login", "", { name: "Mina", email: "mina@example.com", password: "mango-tree" })
  ).body;
  const items = [{ product_id: 1, quantity: 1 }];
  const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
  expect((await send("/api/place-order", token, draft)).status).toBe(200);
};

test("every metric, label and value that an alarm or the dashboard names is one that an open shop has", async () => {
  await orderOnce();
  const { token } = (
    await send("/api/auth/login", "", { email: "admin@tatka.example", password: "test-admin" })
  ).body;
  expect((await send("/api/admin/system/backups", token, {})).status).toBe(200);
  await vi.waitFor(async () => expect(await measured("tatka_last_backup_age_seconds")).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 200,
  });
  const series = await exposed();
  const missing = expressions.flatMap(([where, expression]) =>
    namedIn(expression)
      .filter(({ name }) => !own.metrics.includes(name))
      .flatMap(({ name, conditions }) => {
        const found = series.filter((one) => one.name === name);
        if (found.length === 0) return [`${where}: no ${name}`];
        return conditions
          .filter(({ label }) => !own.labels.includes(label))
          .filter(
            ({ label, how, value }) =>
              !found.some(({ labels }) => labels.has(label) && (how !== "=" || labels.get(label) === value)),
          )
          .map(({ label, value }) => `${where}: no ${name} with ${label} ${value}`);
      }),
  );
  expect(missing).toEqual([]);
  for (const [where, expression] of expressions) expect(namedIn(expression), where).not.toEqual([]);
  const grouped = expressions.flatMap(([, expression]) =>
    [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(", ")),
  );
  const labels = new Set([...own.labels, ...series.flatMap((one) => [...one.labels.keys()])]);
  expect(grouped.filter((label) => !labels.has(label))).toEqual([]);
});

test("an expression is read as the metrics that it names and what it asks of their labels", () => {
  expect(
    namedIn('sum by (le) (rate(tatka_gone_total{route="/x",status=~"5.."}[5m])) > 0 or absent(other)'),
  ).toEqual([
    {
      name: "tatka_gone_total",
      conditions: [
        { label: "route", how: "=", value: "/x" },
        { label: "status", how: "=~", value: "5.." },
      ],
    },
    { name: "other", conditions: [] },
  ]);
});

test("a page is a miss, then a hit with its latency; and waits for connections are counted", async () => {
  const names = [
    "tatka_page_cache_misses_total",
    "tatka_cached_answer_seconds_count",
    "tatka_cached_answer_seconds_sum",
    "tatka_pool_wait_seconds_count",
  ];
  const all = () => Promise.all(names.map(measured));
  const page = "/products?search=kathal";
  const [missed = 0, hits = 0, , waits = 0] = await all();
  await send(page);
  const [missedThen = 0, hitsThen, secondsThen = 0, waitsThen] = await all();
  expect([missedThen > missed, hitsThen]).toEqual([true, hits]);
  expect(waitsThen).toBeGreaterThan(waits);
  await send(page);
  const [, hitsLast, secondsLast] = await all();
  expect(hitsLast).toBe(hits + 1);
  expect(secondsLast).toBeGreaterThan(secondsThen);
  const buckets = (await exposed()).filter(({ name }) => name === "tatka_cached_answer_seconds_bucket");
  expect(buckets.map(({ value }) => value)).toEqual(
    buckets.map(({ value }) => value).toSorted((one, other) => one - other),
  );
  expect(buckets.at(-1)?.value).toBe(hitsLast);
});

test("whatever is asked for, there are no more series than before", async () => {
  const visit = async (text: string) => {
    for (const path of [`/${text}`, `/api/${text}`, `/products/${text}`, `/products?search=${text}`])
      await send(path, text);
  };
  // Node's own series come and go with what the process is doing.
  const series = async () =>
    (await exposed())
      .filter(({ name }) => name.startsWith("tatka_"))
      .map(({ name, labels }) => ({ name, labels }));
  await visit("first");
  const before = await series();
  for (let count = 0; count < 20; count++) await visit(`another-${count}`);
  expect(await series()).toEqual(before);
});

test("Prometheus itself takes the rules, their cases and its settings", () => {
  for (const args of [
    ["check", "rules", join(folder, "alerts.yml")],
    ["test", "rules", join(folder, "alerts.test.yml")],
    ["check", "config", join(folder, "prometheus.yml")],
  ]) {
    const checked = runIfInstalled("promtool", args);
    if (checked) expect(checked.status, checked.output).toBe(0);
  }
  const cases = read("alerts.test.yml");
  for (const { alert } of rules) expect(cases, "has a case").toContain(alert);
});
