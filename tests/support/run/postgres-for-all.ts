import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { removeReviews } from "#demo/reviews.server.ts";
import { IndexStore } from "#src/catalogue/search/building/index-store.server.ts";
import { readStamp } from "#src/catalogue/search/building/stamp.server.ts";
import { openShop } from "#src/platform/open-shop.server.ts";
import { prepare } from "#src/prepare.server.ts";
import { openCheapService } from "./cheap-passwords.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresFolder: string;
    openedFolder: string;
    /** The demo's search index as a file of a data folder, and its stamp. */
    demoIndex: { file: string; stamp: string };
  }
}

/** One PostgreSQL for the run; every test file copies its database of the demo shop (without areas, customers and reviews). */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "tatka-test-"));
  // The shop is started a hundred times: cache its compiled script.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
  const { shop, close } = await openShop({ DATA_DIR: folder, ADMIN_PASSWORD: "test-admin" });
  await prepare(shop, openCheapService);
  await shop.database.pool.query("delete from delivery_areas");
  await removeReviews(shop.database.pool);
  await new IndexStore(shop).build(new AbortController().signal);
  const { stamp } = await readStamp(shop.database.pool);
  // PostgreSQL copies a database only while it has no connections: close and forbid them.
  const { host = "" } = shop.connection as { host?: string };
  await shop.database.pool.end();
  const client = new pg.Client({ host, user: "postgres", database: "template1" });
  await client.connect();
  await client.query("alter database postgres rename to demo_shop");
  await client.query("create database postgres");
  // An aborted run starts again: durability and vacuum are not needed.
  for (const setting of ["fsync", "full_page_writes", "autovacuum"])
    await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
  await client.end();
  project.provide("postgresFolder", host);
  project.provide("openedFolder", join(folder, "opened"));
  project.provide("demoIndex", { file: join(folder, "search-index"), stamp });
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
