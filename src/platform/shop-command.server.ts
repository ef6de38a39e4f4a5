import { readLocaleFrom } from "../language/locale.ts";
import { openShop } from "./open-shop.server.ts";
import { CannotStart } from "./process/cannot-start.server.ts";
import type { Shop } from "./shop.server.ts";

/** Runs a command such as `npm run backup` and prints its text. Returns the exit code: 1 after a `CannotStart`. */
export async function runCommand(work: (shop: Shop) => Promise<string>): Promise<number> {
  // Output to a terminal is in English.
  readLocaleFrom(() => "en");
  try {
    const { shop, close } = await openShop(process.env);
    try {
      process.stdout.write(`\n  ${await work(shop)}\n\n`);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`\n  ${error.message}\n\n`);
    return 1;
  }
}
