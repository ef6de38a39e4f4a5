// The shop without its pages, from source, as a process of its own: what bench/search-speed.ts measures over HTTP.
import { createApp } from "../src/app.server.ts";
import { listen } from "../src/platform/listen.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";

const begun = performance.now();
const { shop, close } = await openShop(process.env);
await prepare(shop);
const app = await createApp(shop);
const opened = performance.now();
await listen(shop, app, async () => {
  await app.close();
  await close();
});
await app.searchReady;
const done = performance.now();
const memory = Math.round(process.memoryUsage.rss() / 1_048_576);
console.log(
  `search is ready: ${Math.round(done - opened)} ms, ${Math.round(done - begun)} ms with the database, ${memory} MB`,
);
