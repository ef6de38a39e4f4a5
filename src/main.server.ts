import * as pages from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { runAdmin } from "./admin-command.server.ts";
import { createApp } from "./app.server.ts";
import { runBackup, runRestore } from "./backup/commands.server.ts";
import { startBackups } from "./backup/schedule.server.ts";
import { startCleanup } from "./cleanup.server.ts";
import { startClock } from "./platform/clock.server.ts";
import { startStoringAssets } from "./platform/http/html/stored-assets.server.ts";
import { announce, drain, freePort, listen } from "./platform/listen.server.ts";
import { log } from "./platform/log.server.ts";
import { openShop } from "./platform/open-shop.server.ts";
import { type Life, runUntilSignal } from "./platform/process/life.server.ts";
import { isForked, ServerProcesses } from "./platform/process/server-processes.server.ts";
import { warnOfMissingFacts } from "./platform/settings/warn-of-missing-facts.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { prepare } from "./prepare.server.ts";
import { startReminders } from "./requests/admin/reminders.server.ts";

export { createApp, openShop, pages, prepare, runAdmin, runBackup, runRestore };

/** `npm start`: runs the shop until it is told to stop; as one of several server processes, only serves. */
export function run(): Promise<void> {
  return runUntilSignal(log, async (life) => {
    const { shop, close } = await openShop(process.env, isForked ? "forked" : "shop");
    life.onEnd(close);
    if (!isForked) await prepare(shop);
    if (isForked || shop.settings.workers === 1) await serve(life, shop);
    else await runServers(life, shop);
    if (!isForked)
      await warnOfMissingFacts(shop).catch((error) =>
        shop.log.warn("missing facts were not looked for", { error }),
      );
  });
}

/** Serves in this process. What is opened first is closed last. */
async function serve(life: Life, shop: Shop): Promise<void> {
  life.onEnd(await startClock(shop));
  // Runs while the app is created; it has to be complete before the first page is served.
  const storingAssets = startStoringAssets(shop);
  const app = await createApp(shop, pages as unknown as ServerBuild);
  life.onEnd(() => app.close());
  shop.mail.start();
  shop.queues.wake();
  life.onEnd(startCleanup(shop));
  life.onEnd(startReminders(shop));
  life.onEnd(startBackups(shop));
  life.onEnd(await storingAssets);
  life.onEnd(await listen(shop, app));
  life.beforeEnd(() => drain(shop));
}

/** Starts WORKERS server processes, which share the port. This process serves nothing itself. */
async function runServers(life: Life, shop: Shop): Promise<void> {
  const { workers, poolSize, drainMs } = shop.settings;
  const port = await freePort(shop.settings);
  const env = {
    PORT: String(port),
    DATABASE_POOL: String(Math.max(2, Math.ceil(poolSize / workers))),
    PARENTS: String(process.pid),
  };
  const servers = new ServerProcesses(env, shop.log, { postgres: () => shop.embedded?.health() });
  life.beforeEnd(() => servers.end(drainMs));
  // Ends them before the database, also after a failure.
  life.onEnd(() => servers.end(0));
  await servers.start(workers);
  await announce(shop, port);
}
