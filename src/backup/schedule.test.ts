import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { emptyFolder } from "#tests/support/shop/start-server.ts";
import { restoreBackup } from "./archive/restore-backup.server.ts";
import { isBackupDue } from "./backup-rows.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { lastDueTime } from "./rules.ts";

const BACKUP_DIR = join(emptyFolder(), "backups");
const { shop, sql } = await testShop({ BACKUP_DIR, SMTP_URL: "smtp://127.0.0.1:1" });
const { signal } = new AbortController();
const rows = () => sql<any>("select reason, file, bytes, failure from backups order by id");
const mails = () => sql<{ text: string; recipient: string }>("select recipient, text from emails");
const loud: string[] = [];
shop.log = { ...shop.log, error: (message) => void loud.push(message) };

test("a backup is due once after its hour of the day in Dhaka, until one was made; never where the plan says so", () => {
  const at = (text: string) => Date.parse(text);
  expect(lastDueTime(3, at("2026-11-23T03:00:00+06:00"))).toBe(at("2026-11-23T03:00:00+06:00"));
  expect(lastDueTime(3, at("2026-11-23T02:59:59+06:00"))).toBe(at("2026-11-22T03:00:00+06:00"));
  expect(lastDueTime(0, at("2026-11-23T23:59:00+06:00"))).toBe(at("2026-11-23T00:00:00+06:00"));
});

test("the plan's backup is made once, however many processes look, is noted, and older files beyond the plan go", async () => {
  mkdirSync(BACKUP_DIR, { recursive: true });
  writeFileSync(join(BACKUP_DIR, "my-own.tar"), "stays");
  for (const day of [1, 2, 3]) writeFileSync(join(BACKUP_DIR, `tatka-2025-01-0${day}T000000Z.tar`), "old");
  await sql("update backup_plan set retention = 2, weeks = 0, months = 0");
  const begun = await Promise.all(
    [1, 2].map(() => makeBackup(shop, { reason: "schedule", signal, isDue: isBackupDue })),
  );
  expect(begun.filter(Boolean)).toHaveLength(1);
  await Promise.all(begun.map((one) => one?.ended));
  const [made] = await rows();
  expect(made).toMatchObject({
    reason: "schedule",
    failure: null,
    file: expect.stringContaining(BACKUP_DIR),
  });
  const files = readdirSync(BACKUP_DIR).toSorted();
  expect(files.map((name) => join(BACKUP_DIR, name))).toContain(made.file);
  expect(files).toEqual(["my-own.tar", "tatka-2025-01-03T000000Z.tar", files.at(-1)]);
  await expect(restoreBackup(shop.connection, made.file)).rejects.toThrow("is not empty");
  expect(await isBackupDue(shop.database.pool)).toBe(false);
  await sql("update backups set started_at = started_at - interval '25 hours'");
  expect(await isBackupDue(shop.database.pool)).toBe(true);
  await sql("update backup_plan set hour = null");
  expect(await isBackupDue(shop.database.pool)).toBe(false);
  await sql("update backup_plan set hour = 3");
});

test("a failed backup is noted with its reason and mailed to the shop, once for many failures, and tried again after a pause", async () => {
  rmSync(BACKUP_DIR, { recursive: true });
  writeFileSync(BACKUP_DIR, "a file where the folder should be");
  const fail = async () =>
    (await makeBackup(shop, { reason: "schedule", signal, isDue: isBackupDue }))?.ended;
  await fail();
  expect((await rows()).at(-1)).toMatchObject({ file: null, bytes: null, failure: expect.any(String) });
  expect(loud).toEqual(["no backup could be made"]);
  const [mail] = await mails();
  expect(mail?.recipient).toBe((await shop.details.current()).email);
  expect(mail?.text).toMatch(/ব্যাকআপ হয়নি[\s\S]*could not make its backup[\s\S]*\/admin\/system/);
  expect(await isBackupDue(shop.database.pool)).toBe(false);
  await sql("update backups set started_at = started_at - interval '2 hours'");
  await fail();
  expect([(await rows()).length, (await mails()).length]).toEqual([3, 1]);
});
