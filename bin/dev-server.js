import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";

const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const { openShop, prepare } = await vite.ssrLoadModule("/src/main.server.ts");
const { shop, close } = await openShop({ PAGE_CACHE_MB: "0", RATE_LIMIT: "0", ...process.env }, "shop");
await prepare(shop);
shop.mail.start();

const apps = new WeakMap();
async function freshApp() {
  const main = await vite.ssrLoadModule("/src/main.server.ts");
  if (!apps.has(main)) apps.set(main, main.createApp(shop, main.pages, { mode: "development" }));
  return apps.get(main);
}

const answer = getRequestListener(async (request, bindings) => {
  try {
    const app = await freshApp();
    const response = await app.fetch(request, bindings);
    const headers = new Headers(response.headers);
    headers.delete("content-security-policy");
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error.stack, { status: 500 });
  }
});
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(shop.settings.port, () =>
  console.log(`\n  Tatka, in development: http://localhost:${shop.settings.port}\n`),
);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    server.close();
    server.closeAllConnections();
    await vite.close();
    await close();
    process.exit(0);
  });
}
