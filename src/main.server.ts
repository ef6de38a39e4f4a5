import * as pages from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { createApp } from "./app.server.ts";
import { keepTidy } from "./housekeeping.server.ts";
import { listen } from "./platform/listen.server.ts";
import { openShop } from "./platform/open-shop.server.ts";
import { prepare } from "./prepare.server.ts";

export { createApp, openShop, pages, prepare };

/** Opens the shop and keeps it open until somebody ends the process. */
export async function run(): Promise<void> {
  const { shop, close } = await openShop(process.env);
  await prepare(shop);
  const app = await createApp(shop, pages as unknown as ServerBuild);
  shop.mail.start();
  const stopTidying = keepTidy(shop);
  await listen(shop, app, async () => {
    stopTidying();
    await app.close();
    await close();
  });
}
