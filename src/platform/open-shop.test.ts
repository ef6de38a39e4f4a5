import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { emptyFolder } from "#tests/support/shop/start-server.ts";
import { createApp } from "../app.server.ts";
import { prepare } from "../prepare.server.ts";
import { openShop } from "./open-shop.server.ts";

const host = inject("postgresFolder");
const at = (name: string, folder = host, role = "postgres") =>
  `postgres://${role}@localhost/${name}?host=${encodeURIComponent(folder)}`;

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client(at("template1"));
  await owner.connect();
});
afterAll(async () => {
  for (const name of [
    "reasons_latin",
    "reasons_plain",
    "reasons_newer",
    "reasons_free",
    "reasons_options",
    "reasons_empty",
  ])
    await owner.query(`drop database if exists ${name} with (force)`);
  await owner.query("drop role if exists reasons_guest");
  await owner.end();
});

async function reason(env: Record<string, string>): Promise<string> {
  const opening = openShop({ DATA_DIR: emptyFolder(), ...env });
  return opening.then(
    ({ close }) => close().then(() => "none"),
    ({ message }) => message,
  );
}

describe("a shop that cannot open says in a sentence", () => {
  test("that its database is not there, and how it is made", async () => {
    expect(await reason({ DATABASE_URL: at("nowhere") })).toMatch(
      /^DATABASE_URL: there is no database "nowhere" .* createdb .*UTF8 .*C\.UTF-8 nowhere$/,
    );
  });

  test("that the database knows no Bengali: by its encoding, or by its locale", async () => {
    await owner.query(
      "create database reasons_latin template template0 encoding 'LATIN1' locale_provider libc locale 'C'",
    );
    await owner.query(
      "create database reasons_plain template template0 encoding 'UTF8' locale_provider libc locale 'C'",
    );
    expect(await reason({ DATABASE_URL: at("reasons_latin") })).toMatch(/encoded in LATIN1.* createdb /);
    expect(await reason({ DATABASE_URL: at("reasons_plain") })).toMatch(
      /locale knows no Bengali letters.* createdb /,
    );
  });

  test("that its role is unknown, or may not make tables", async () => {
    expect(await reason({ DATABASE_URL: at("postgres", host, "nobody:hunter2") })).toMatch(/"nobody"/);
    expect(await reason({ DATABASE_URL: at("postgres", host, "nobody:hunter2") })).not.toContain("hunter2");
    await owner.query("create role reasons_guest login");
    await owner.query("create database reasons_free template template0");
    expect(await reason({ DATABASE_URL: at("reasons_free", host, "reasons_guest") })).toMatch(
      /"reasons_guest" may not make tables.*grant create/,
    );
  });

  test("that nothing can be written in its data folder", async () => {
    const file = join(emptyFolder(), "file");
    writeFileSync(file, "");
    expect(await reason({ DATA_DIR: join(file, "data") })).toMatch(
      /^DATA_DIR: nothing can be written in .* Name a folder that this user may write to/,
    );
  });

  test("that its database is of a newer version", async () => {
    await owner.query("create database reasons_newer template demo_shop");
    const database = new pg.Client(at("reasons_newer"));
    await database.connect();
    await database.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
    );
    await database.end();
    const { shop, close } = await openShop({ DATA_DIR: emptyFolder(), DATABASE_URL: at("reasons_newer") });
    await expect(prepare(shop)).rejects.toThrow("already that of a newer version of the shop");
    await close();
  });
});

test("a database that is not up yet is waited for, which is told once", async () => {
  const folder = emptyFolder();
  const written = vi.spyOn(process.stdout, "write");
  await owner.query("create database reasons_waiting template demo_shop");
  const opening = openShop({ DATA_DIR: emptyFolder(), DATABASE_URL: at("reasons_waiting", folder) });
  const result = () =>
    written.mock.calls.filter(([line]) => String(line).includes(`Nothing answers at ${folder}`));
  await vi.waitFor(() => expect(result()).toHaveLength(1), 10_000);
  const proxy = createServer((socket) => {
    const real = connect(join(host, ".s.PGSQL.5432"));
    socket.pipe(real).pipe(socket);
    for (const end of [socket, real]) end.on("error", () => undefined);
  });
  proxy.listen(join(folder, ".s.PGSQL.5432"));
  const { shop, close } = await opening;
  expect((await shop.database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(result()).toHaveLength(1);
  await close();
  proxy.close();
  written.mockRestore();
});

test("options in the database's address count, beside those that the shop needs of its own", async () => {
  await owner.query("create database reasons_options template demo_shop");
  const DATABASE_URL = `${at("reasons_options")}&options=${encodeURIComponent("-c search_path=public -c TimeZone=Asia/Dhaka")}`;
  const { shop, close } = await openShop({ DATA_DIR: emptyFolder(), DATABASE_URL });
  const app = await createApp(shop);
  const login = { name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" };
  const registered = await app.fetch(
    new Request("http://shop/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(login),
    }),
  );
  expect([registered.status, await registered.json()]).toEqual([
    200,
    expect.objectContaining({ success: true }),
  ]);
  expect((await app.fetch(new Request("http://shop/health"))).status).toBe(200);
  expect((await shop.database.pool.query("show TimeZone")).rows).toEqual([{ TimeZone: "Asia/Dhaka" }]);
  await app.close();
  await close();
});

test("shops that open at once on one empty database all find it ready", async () => {
  for (let turn = 0; turn < 3; turn++) {
    await owner.query("drop database if exists reasons_empty with (force)");
    await owner.query("create database reasons_empty template template0");
    const DATABASE_URL = at("reasons_empty");
    const opened = await Promise.allSettled(
      Array.from({ length: 8 }, () => openShop({ DATA_DIR: emptyFolder(), DATABASE_URL })),
    );
    for (const one of opened) if (one.status === "fulfilled") await one.value.close();
    expect(opened.filter(({ status }) => status === "rejected")).toEqual([]);
  }
});
