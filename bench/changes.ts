import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseOf, emptyFolder, type Server, startServer } from "../tests/start-server.ts";

/** How long until two processes show a change of the catalogue, in cached answers and in searches: the slowest of `count`, in ms. */
export async function slowestChange(count: number): Promise<number> {
  const DATA_DIR = emptyFolder();
  const one = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const DATABASE_URL = databaseOf(DATA_DIR);
  const other = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL, RATE_LIMIT: "0" });
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  await Promise.all([one, other].map(untilSearching));
  let slowest = 0;
  for (let turn = 0; turn < count; turn++) {
    const name = `Changed ${"abcdefghij"[turn % 10]}${turn} yam`;
    await database.query("update products set name_en = $1 where id = 1", [name]);
    const begun = performance.now();
    await Promise.all([one, other].map((server) => untilShown(server, name)));
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await database.end();
  await other.end();
  await one.end();
  return slowest;
}

const read = async ({ url }: Server, path: string): Promise<any> => (await fetch(url + path)).json();

async function untilSearching(server: Server) {
  while (!(await read(server, "/health")).search.ready) await sleep(50);
}

async function untilShown(server: Server, name: string) {
  const shown = async () => {
    const stored = await read(server, "/api/products/1?lang=en");
    const found = await read(server, `/api/products?lang=en&limit=1&search=${encodeURIComponent(name)}`);
    return stored.data.name === name && found.data[0]?.name === name;
  };
  while (!(await shown())) await sleep(5);
}
