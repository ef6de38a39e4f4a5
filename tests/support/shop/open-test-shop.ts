import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import type { StaffPart } from "#src/api/viewer.ts";
import { createApp } from "#src/app.server.ts";
import { readIndex, writeIndex } from "#src/catalogue/search/building/index-file.server.ts";
import { readStamp } from "#src/catalogue/search/building/stamp.server.ts";
import type { OpenIdentityService } from "#src/identity/open.server.ts";
import { type Database, openDatabase } from "#src/platform/database/database.server.ts";
import { undocumentedRefusal } from "#src/platform/http/serve.server.ts";
import { openMail } from "#src/platform/mail/mail.server.ts";
import { openQueues } from "#src/platform/queues/queues.server.ts";
import { readSettings } from "#src/platform/settings/settings.server.ts";
import { openDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { openCheapService } from "../run/cheap-passwords.ts";
import { emptyFolder } from "./start-server.ts";

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

export type TestAnswer = { status: number; headers: Headers; body: any };

/**
 * A copy of the demo database behind HTTP, without limits and with free password hashes. `env` changes
 * settings. `close` throws if an operation refused with a code that its documentation does not name.
 */
export async function openTestShop(
  env: Record<string, string> = {},
  openService: OpenIdentityService = openCheapService,
) {
  const host = inject("postgresFolder");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(host, `create database ${name} template demo_shop strategy file_copy`);

  const DATA_DIR = emptyFolder();
  const settings = readSettings({ DATA_DIR, RATE_LIMIT: "0", ADMIN_PASSWORD: "test-admin", ...env });
  const connection = { host, user: "postgres", database: name };
  const undocumented = new Set<string>();
  const warn = (message: string, fields: object = {}) => {
    if (message === undocumentedRefusal) undocumented.add(JSON.stringify(fields));
  };
  const silent = { info: () => undefined, warn, error: console.error };
  const database = openDatabase(connection, 20);
  const details = openDetails(database.pool, settings);
  const mail = openMail(database.pool, { ...settings, details }, silent);
  const queues = openQueues(silent);
  await storeDemoIndex(join(DATA_DIR, "search-index"), database);
  const shop: Shop = { settings, details, connection, database, log: silent, mail, queues };
  const app = await createApp(shop, undefined, { openService });
  await app.searchReady;

  async function send(method: string, path: string, options: RequestOptions = {}): Promise<TestAnswer> {
    const headers = new Headers(options.headers);
    if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
    if (options.key) headers.set("Idempotency-Key", options.key);
    const isFile = options.body instanceof Uint8Array;
    if (options.body !== undefined && !isFile) headers.set("Content-Type", "application/json");
    const isText = typeof options.body === "string";
    const body = isFile || isText ? (options.body as BodyInit) : JSON.stringify(options.body);
    const response = await app.fetch(new Request(`http://shop${path}`, { method, headers, body }));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: asJson(text) };
  }

  return {
    shop,
    app,
    send,
    get: (path: string, options?: RequestOptions) => send("GET", path, options),
    post: (path: string, body: unknown, options?: RequestOptions) => send("POST", path, { ...options, body }),
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await shop.database.pool.query<Row>(text, values)).rows,
    async newCustomer(name = "Nusrat Jahan"): Promise<string> {
      const email = `${randomUUID()}@example.com`;
      const { body } = await send("POST", "/api/auth/login", {
        body: { name, email, password: "mango-tree" },
      });
      return body.token;
    },
    async newStaff(name: string, ...parts: StaffPart[]): Promise<{ token: string; id: number }> {
      const email = `${randomUUID()}@example.com`;
      const { body } = await send("POST", "/api/auth/login", {
        body: { name, email, password: "mango-tree" },
      });
      await shop.database.pool.query("update users set role = 'staff', parts = $1 where id = $2", [
        parts,
        body.data.id,
      ]);
      return { token: body.token, id: Number(body.data.id) };
    },
    async signInAdmin(): Promise<string> {
      const body = { email: settings.adminEmail, password: "test-admin" };
      return (await send("POST", "/api/auth/login", { body })).body.token;
    },
    async close() {
      await app.close();
      // A file may still be written there.
      rmSync(DATA_DIR, { recursive: true, maxRetries: 10 });
      await queues.close();
      await mail.close();
      await shop.database.pool.end();
      await onServer(host, `drop database ${name} with (force)`);
      if (undocumented.size > 0)
        throw new Error(`codes that \`refuses\` of their operation lacks: ${[...undocumented].join(", ")}`);
    },
  };
}

type RequestOptions = { token?: string; key?: string; headers?: Record<string, string>; body?: unknown };

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A test shop for one file, closed after its tests. */
export async function testShop(...given: Parameters<typeof openTestShop>): Promise<TestShop> {
  const shop = await openTestShop(...given);
  afterAll(() => shop.close());
  return shop;
}

/** Copies the demo's search index: building one needs another process. */
async function storeDemoIndex(file: string, { pool }: Database) {
  const demo = inject("demoIndex");
  const index = await readIndex(demo.file, demo.stamp);
  if (!index) throw new Error("the demo shop has no search index");
  await writeIndex(file, (await readStamp(pool)).stamp, index);
}

async function onServer(host: string, statement: string) {
  const client = new pg.Client({ host, user: "postgres", database: "template1" });
  await client.connect();
  await client.query(statement);
  await client.end();
}
