import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, expect, inject, test, vi } from "vitest";
import { testPicture } from "#tests/support/shop/drawn-picture.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { emptyFolder } from "#tests/support/shop/start-server.ts";
// biome-ignore lint/style/noRestrictedImports: the commands have no alias.
import { schemaOf } from "../../bin/statements/schema.ts";
import { openClient } from "../platform/database/connections.server.ts";
import { allMigrations, applyMigrations } from "../platform/database/migrate.server.ts";
import { openShop } from "../platform/open-shop.server.ts";
import { ArchiveWriter } from "./archive/archive-writer.server.ts";
import { checksumsName, manifestName } from "./archive/manifest.server.ts";
import { readArchive } from "./archive/read-archive.server.ts";
import { restoreBackup } from "./archive/restore-backup.server.ts";
import { writeBackup } from "./archive/write-backup.server.ts";

const shop = await testShop();
const folder = emptyFolder();
const path = join(folder, "backup.tar");
const host = inject("postgresFolder");
const made: string[] = [];

async function emptyDatabase() {
  const database = `restore_${randomUUID().replaceAll("-", "")}`;
  const server = await openClient({ host, user: "postgres", database: "template1" }, "test");
  await server.query(`create database ${database}`);
  await server.end();
  made.push(database);
  const DATABASE_URL = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;
  const { close } = await openShop({ DATABASE_URL, DATA_DIR: folder });
  await close();
  return { host, user: "postgres", database };
}
type TestDatabase = Awaited<ReturnType<typeof emptyDatabase>>;

async function sql(connection: TestDatabase, text: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  const server = await openClient({ host, user: "postgres", database: "template1" }, "test");
  for (const database of made) await server.query(`drop database ${database} with (force)`);
  await server.end();
});

const here = shop.shop.connection as TestDatabase;

/** The schema and sequences of a database. */
async function shapeOf(connection: TestDatabase) {
  const client = await openClient(connection, "test");
  const { rows: sequences } = await client.query(
    "select sequencename, last_value from pg_sequences where schemaname in ('public', 'identity') and sequencename <> 'backups_id_seq' order by 1",
  );
  const schema = await schemaOf(client);
  await client.end();
  return { schema, sequences };
}

async function rowsOf(connection: TestDatabase) {
  const tables = await sql(
    connection,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'identity') and tablename not in ('backups', 'rate_limits') order by 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const { name } of tables)
    [sums[name]] = await sql(
      connection,
      `select count(*) as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${name} t`,
    );
  return sums;
}

test("what is restored is the shop, row by row: tables, pictures, numbers, triggers and rules", async () => {
  await shop.newCustomer("Nusrat নুসরাত");
  const file = await testPicture(20).jpeg().toBuffer();
  const picture = await shop.post("/api/admin/pictures", file, { token: await shop.signInAdmin() });
  expect(picture.status).toBe(200);
  await shop.post("/api/contact", {
    name: "A\\nB",
    email: "a@b.example",
    message: "Line one\nline two\t\\.",
  });
  const { bytes, rows, tables } = await writeBackup(here, path);
  expect([bytes, statSync(path).mode & 0o777, tables > 40, rows > 500]).toEqual([
    statSync(path).size,
    0o600,
    true,
    true,
  ]);

  const copy = await emptyDatabase();
  expect((await restoreBackup(copy, path)).migrationCount).toBe(0);
  const but = (rows: Record<string, unknown>) => ({ ...rows, "public.event_log": "goes on elsewhere" });
  expect(but(await rowsOf(copy))).toEqual(but(await rowsOf(here)));
  expect(await shapeOf(copy)).toEqual(await shapeOf(here));

  const version = "select max(version) as version from surrogate_keys";
  const [before] = await sql(copy, version);
  await sql(copy, "update products set price_poisha = price_poisha + 100 where id = 1");
  expect((await sql(copy, version))[0].version).toBeGreaterThan(before.version);
});

test("events after a restore have ids that were never given, and webhooks wait for a press", async () => {
  await shop.signInAdmin();
  await sql(here, "update products set name_en = name_en || '!' where id < 4");
  await sql(here, "select number_events()");
  await sql(
    here,
    `insert into webhooks (user_id, name, url, scopes, secret, position, paused_at, paused_because)
     select u.id, w.name, 'https://shop.example/', '{catalogue:read}', '', l.position - w.behind, w.paused_at, w.reason
     from (select min(id) as id from users where role = 'admin') u, event_log l,
       (values ('Accounting', 0, null, null), ('Delivery', 2, now(), 'staff')) as w(name, behind, paused_at, reason)`,
  );
  await sql(
    here,
    "insert into webhook_deliveries (webhook_id, position, type) select id, position, 'product.changed' from webhooks where name = 'Delivery'",
  );
  const file = join(folder, "webhooks.tar");
  await writeBackup(here, file);
  const log = "select position::float8 from event_log";
  const [{ position: was }] = await sql(here, log);

  const restored = async () => {
    const copy = await emptyDatabase();
    await restoreBackup(copy, file);
    const [{ position }] = await sql(copy, log);
    const [paused, behind] = await sql(
      copy,
      "select paused_because as reason, position::float8, (select array_agg(position::float8) from webhook_deliveries where webhook_id = id) as waiting from webhooks order by name",
    );
    expect(paused).toEqual({ reason: "restored", position, waiting: null });
    expect(behind).toEqual({ reason: "staff", position: was - 2, waiting: [was - 2] });
    await sql(copy, "update products set name_en = name_en || '!' where id = 1");
    await sql(copy, "select number_events()");
    const [{ id }] = await sql(copy, "select max(position)::float8 as id from events");
    expect(id).toBe(position + 1);
    return id as number;
  };
  const first = await restored();
  expect(first).toBeGreaterThan(was + 1_000_000_000);
  expect(await restored()).toBeGreaterThan(first);
  await sql(here, "delete from webhooks");
});

test("any tar and gzip can read it, and sha256sum knows its sums", async () => {
  const { manifest, read } = await readArchive(path);
  const orders = manifest.tables.find(({ name }) => name === "users");
  expect(manifest.tables.map(({ name }) => name)).not.toContain("browser_assets");
  expect(await text(read(checksumsName))).toContain(`${orders?.sha256}  tables/public.users.copy.gz\n`);
  const chunks: Buffer[] = [];
  for await (const piece of read("tables/public.users.copy.gz")) chunks.push(piece as Buffer);
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toContain("নুসরাত");
});

test("a restore goes into an empty database only", async () => {
  const before = await rowsOf(here);
  const begins = vi.fn();
  await expect(restoreBackup(here, path, begins)).rejects.toThrow(/is not empty.*DATA_DIR/);
  expect(begins).not.toHaveBeenCalled();
  expect(await rowsOf(here)).toEqual(before);
});

test("a damaged, cut-off or foreign file is refused with words before anything is written", async () => {
  const copy = await emptyDatabase();
  const whole = readFileSync(path);
  const bad = join(folder, "bad.tar");
  const refused = async (content: Buffer, words: RegExp) => {
    writeFileSync(bad, content);
    await expect(restoreBackup(copy, bad)).rejects.toThrow(words);
  };
  for (const share of [0.01, 0.2, 0.5, 0.77, 0.9]) {
    const flipped = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    if (whole[at] !== 0) await refused(flipped, /damaged|no backup/);
    await refused(whole.subarray(0, at), /damaged|no backup/);
  }
  await refused(Buffer.from("hello"), /is not a backup/);
  await expect(restoreBackup(copy, join(folder, "absent.tar"))).rejects.toThrow(/cannot be read/);
  await expect(restoreBackup(copy, folder)).rejects.toThrow(/is a folder\. Name one of the backups in it/);
  expect(
    await sql(copy, "select tablename from pg_tables where schemaname in ('public', 'drizzle')"),
  ).toEqual([]);
});

async function withManifest(change: (manifest: any) => object): Promise<string> {
  const { manifest, read } = await readArchive(path);
  const other = join(folder, `${randomUUID()}.tar`);
  const archive = await ArchiveWriter.create(other);
  const sums: string[] = [];
  const add = async (name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) =>
    sums.push(`${(await archive.add(name, content)).sha256}  ${name}\n`);
  for (const { file } of manifest.tables) await add(file, read(file) as unknown as AsyncIterable<Buffer>);
  await add(manifestName, [Buffer.from(JSON.stringify(change(manifest)))]);
  await archive.add(checksumsName, [Buffer.from(sums.join(""))]);
  await archive.end();
  return other;
}

test("a backup of a newer shop is refused with words, in its tables or in its form", async () => {
  const copy = await emptyDatabase();
  const newer = await withManifest((manifest) => ({ ...manifest, schema: manifest.schema + 1 }));
  await expect(restoreBackup(copy, newer)).rejects.toThrow(/newer version of the shop/);
  const form = await withManifest((manifest) => ({ ...manifest, format: 2 }));
  await expect(restoreBackup(copy, form)).rejects.toThrow(/newer version of the shop/);
  const [{ count }] = await sql(copy, "select count(*) from pg_tables where schemaname = 'public'");
  expect(count).toBe(0);
});

test("a backup of an older shop is brought to this version", async () => {
  const old = await emptyDatabase();
  const until = allMigrations()[4]?.when ?? 0;
  const client = await openClient(old, "test");
  await applyMigrations(client, until);
  await client.query(
    `with made as (
       insert into categories (name_en, name_bn, slug, icon, tint) values ('Fish', 'মাছ', 'fish', 'fish', 'leaf') returning id
     )
     insert into products (name_en, name_bn, sku, price_poisha, image, stock, category_id)
     select 'Rui', 'রুই', 'RUI', 35000, '/pictures/demo/rui.webp', 7, id from made`,
  );
  await client.end();
  const file = join(folder, "old.tar");
  await writeBackup(old, file);

  const copy = await emptyDatabase();
  expect((await restoreBackup(copy, file)).migrationCount).toBe(allMigrations().length - 5);
  expect(await sql(copy, "select sku, stock, price_poisha from products")).toEqual([
    { sku: "RUI", stock: 7, price_poisha: 35_000 },
  ]);
  expect((await shapeOf(copy)).schema).toBe((await shapeOf(here)).schema);
});

test("a backup that cannot be finished leaves no file", async () => {
  const gone = join(folder, "gone");
  await expect(writeBackup(here, join(gone, "backup.tar"))).rejects.toThrow(/ENOENT/);
  const empty = await emptyDatabase();
  await expect(writeBackup(empty, join(folder, "none.tar"))).rejects.toThrow(/holds no shop yet/);
  expect([existsSync(gone), readdirSync(folder).filter((name) => name.includes("none"))]).toEqual([
    false,
    [],
  ]);
});
