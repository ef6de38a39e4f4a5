import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

/** Settings that are secret, each with its own mark in it. */
const secrets = {
  ADMIN_PASSWORD: "quokka-admin-password",
  GOOGLE_CLIENT_ID: "tatka",
  GOOGLE_CLIENT_SECRET: "quokka-google-secret",
  SMTP_URL: "smtp://shop:quokka-mail-password@127.0.0.1:1",
  SMS_URL: "http://127.0.0.1:1/send?key=quokka-sms-key&to={number}&text={text}",
  SMS_HEADERS: "Authorization: Bearer quokka-sms-token",
  CDN_PURGE_URL: "http://127.0.0.1:1/quokka-cdn-service/purge",
  CDN_PURGE_HEADERS: "Fastly-Key: quokka-cdn-token",
};

const DATA_DIR = await openedFolder();
let embedded: Server;
let server: Server;
/** Everything that the shop has answered: heads and bodies. */
let answers = "";
beforeAll(async () => {
  embedded = await startServer({ DATA_DIR });
  const DATABASE_URL = databaseOf(DATA_DIR).replace("postgres@", "postgres:quokka-database-password@");
  server = await startServer({ DATA_DIR: siblingDataFolder(DATA_DIR), DATABASE_URL, ...secrets });
});
afterAll(async () => {
  await server.end();
  await embedded.end();
});

async function send(path: string, body?: object, token = "") {
  const headers = { "Content-Type": "application/json", Accept: "*/*", Authorization: `Bearer ${token}` };
  const method = body ? "POST" : "GET";
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  answers += `${[...answer.headers].join("\n")}\n${text}\n`;
  return { status: answer.status, headers: answer.headers, body: text };
}

const sql = async (text: string) => {
  const client = new pg.Client({ connectionString: databaseOf(DATA_DIR) });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
};

test("no secret stands in a log, an answer or a failure: neither settings nor what customers type and get", async () => {
  const typed = { name: "Nusrat", email: "nusrat@example.com", password: "quokka-own-password" };
  const { body } = await send("/api/auth/login", typed);
  const { token } = JSON.parse(body);
  answers = "";
  await send("/api/auth/login", { ...typed, password: "quokka-guess" });
  await send("/identity/sign-in/email", { ...typed, password: "quokka-guess" });
  await send("/api/auth/login", { id_token: "quokka-.id.token", email: typed.email });
  await send("/api/auth/forgot-password", { email: typed.email });
  await send("/api/auth/reset-password", {
    token: "quokka-reset-token",
    new_password: "quokka-own-password",
  });
  const items = [{ product_id: 2, quantity: 1 }];
  const where = { address_details: "House 12", mobile_no: "01712345678", payment_type: "cash" };
  await send("/api/place-order", { ...where, items }, token);
  for (const path of ["/", "/admin", "/health", "/api/openapi.json", "/no/such?token=quokka-in-an-address"])
    await send(path, undefined, token);
  await vi.waitFor(() => expect(server.output()).toContain("a notification has to wait"), {
    timeout: 60_000,
  });

  await sql("alter table users rename to hidden_users");
  const failed = await send("/api/auth/login", typed);
  await sql("alter table hidden_users rename to users");
  expect(failed.status).toBe(500);
  expect(JSON.parse(failed.body)).toEqual({
    success: false,
    code: "unexpected",
    message: expect.any(String),
    request_id: expect.any(String),
  });
  expect(server.output()).toContain(JSON.parse(failed.body).request_id);

  const output = server.output() + embedded.output();
  const own = await sql("select value from secrets union all select token from identity.session");
  expect(own.length).toBeGreaterThan(1);
  for (const secret of [token, ...own.map(({ value }) => value)])
    expect(`${output}${answers}`.includes(secret), "a token or a key of the shop").toBe(false);
  expect(lines(output, /quokka-/)).toEqual([]);
  expect(lines(answers, /quokka-/)).toEqual([]);
});

test("no secret stands in a file that browsers load, nor the name of one", () => {
  const folder = join(import.meta.dirname, "../../build/client");
  const files = globSync("**/*.{js,css,html,json,svg,txt,webmanifest,map}", { cwd: folder });
  expect(files.length).toBeGreaterThan(50);
  const names =
    /CLIENT_SECRET|DATABASE_URL|SMTP_URL|SMS_HEADERS|CDN_PURGE|ADMIN_PASSWORD|BETTER_AUTH_SECRET|process\.env\.(?!NODE_ENV)|postgres:\/\/|-----BEGIN/;
  const found = files.filter((file) => names.test(readFileSync(join(folder, file), "utf8")));
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

/** The lines of a text that a pattern fits, shortened. */
const lines = (text: string, pattern: RegExp) =>
  text
    .split("\n")
    .filter((line) => pattern.test(line))
    .map((line) => line.slice(0, 300));
