// `npm run demo -- --products 100000 [--categories 2000] [--seed 7]` or `npm run demo -- --remove`; also while the shop runs.
import { parseArgs } from "node:util";
import { log } from "../src/platform/log.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { CannotStart } from "../src/platform/process/cannot-start.server.ts";
import { runUntilSignal } from "../src/platform/process/life.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { prepare } from "../src/prepare.server.ts";
import { fillUpTo } from "./many.server.ts";
import { removeDemo } from "./remove.server.ts";

const howTo = "How? npm run demo -- --products 100000, or npm run demo -- --remove";

/** The task named by the arguments. Throws `CannotStart` if they name none. */
function work(args: string[]): (shop: Shop) => Promise<void> {
  const { products, categories, seed, remove } = read(args);
  if (remove)
    return async (shop) => {
      const gone = await removeDemo(shop);
      process.stdout.write(
        `\n  The demo is gone: ${gone} products. What customers ordered stands in their orders.\n\n`,
      );
    };
  const wanted = Number(products);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000) throw new CannotStart(howTo);
  const wantedCategories = Number(categories ?? 0);
  if (!Number.isInteger(wantedCategories) || wantedCategories > 10_000) throw new CannotStart(howTo);
  return (shop) =>
    fillUpTo({ products: wanted, categories: wantedCategories, seed: Number(seed ?? 7) }, shop);
}

function read(args: string[]) {
  try {
    const options = {
      products: { type: "string" },
      categories: { type: "string" },
      seed: { type: "string" },
      remove: { type: "boolean" },
    } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new CannotStart(howTo);
  }
}

await runUntilSignal(log, async (life) => {
  const todo = work(process.argv.slice(2));
  const { shop, close } = await openShop(process.env);
  life.onEnd(close);
  await prepare(shop);
  await todo(shop);
  await life.end();
});
