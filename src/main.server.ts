import * as pages from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { runAdmin } from "./admin-command.server.ts";
import { createApp } from "./app.server.ts";
import { runBackup, runRestore } from "./backup/commands.server.ts";
import { startBackups } from "./backup/schedule.server.ts";
import { startCleanup } from "./cleanup.server.ts";
import { startClock } from "./platform/clock.server.ts";
import { drain, listen } from "./platform/listen.server.ts";
import { log } from "./platform/log.server.ts";
import { openShop } from "./platform/open-shop.server.ts";
import { live } from "./platform/process/life.server.ts";
import { prepare } from "./prepare.server.ts";

export { createApp, openShop, pages, prepare, runAdmin, runBackup, runRestore };

/** Opens the shop and keeps it open until somebody ends the process. */
export function run(): Promise<void> {
  return live(log, async (life) => {
    const { shop, close } = await openShop(process.env, "shop");
    life.onEnd(close);
    await prepare(shop);
    const stopClock = await startClock(shop);
    life.onEnd(async () => stopClock());
    const app = await createApp(shop, pages as unknown as ServerBuild);
    life.onEnd(() => app.close());
    shop.mail.start();
    shop.queues.wake();
    const stopCleanup = startCleanup(shop);
    life.onEnd(async () => stopCleanup());
    life.onEnd(startBackups(shop));
    life.onEnd(await listen(shop, app));
    life.beforeEnd(() => drain(shop));
  });
}
