import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresFolder: string;
  }
}

/** One PostgreSQL for the whole run, with a database of the demo shop, its delivery areas aside, that every test file copies. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "tatka-test-"));
  const { shop, close } = await openShop({ DATA_DIR: folder, ADMIN_PASSWORD: "test-admin" });
  await prepare(shop);
  // Tests make the areas that they are about.
  await shop.database.pool.query("delete from delivery_areas");
  // PostgreSQL copies a database only while nobody uses it: close it and forbid connections.
  const { host = "" } = shop.connection as { host?: string };
  await shop.database.pool.end();
  const client = new pg.Client({ host, user: "postgres", database: "template1" });
  await client.connect();
  await client.query("alter database postgres rename to demo_shop");
  await client.query("create database postgres");
  await client.end();
  project.provide("postgresFolder", host);
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
