import { addFirstSynonyms, fillWithDemo } from "../demo/fill.server.ts";
import { addReviews } from "../demo/reviews.server.ts";
import { type OpenIdentityService, openIdentity } from "./identity/open.server.ts";
import { fillRegularPrices } from "./offers/fill-regular-prices.server.ts";
import { migrateThen } from "./platform/database/migrate.server.ts";
import type { Shop } from "./platform/shop.server.ts";

/** Prepares the database before the first request: migrations, the demo's data, and the first admin. */
export async function prepare(shop: Shop, openService?: OpenIdentityService): Promise<void> {
  await migrateThen(shop.connection, async () => {
    await fillRegularPrices(shop.database);
    const isDemo = shop.settings.demo && (await fillWithDemo(shop.database));
    if (isDemo) shop.log.info("filled with the demo shop");
    await addFirstSynonyms(shop.database);
    const identity = await openIdentity(shop, openService);
    const password = await identity.makeAdmin();
    await identity.close();
    // After the admin was made, who replies to some reviews.
    if (isDemo) await addReviews(shop.database.pool);
    if (password) showPassword(shop, password);
  });
}

/** The log of a public shop is stored, and read by others: the password is shown only on a terminal. */
function showPassword({ log, settings }: Shop, password: string) {
  if (process.stdout.isTTY || !settings.publicUrl)
    process.stdout.write(`\n  Admin: ${settings.adminEmail}\n  Password (shown once): ${password}\n\n`);
  else
    log.warn(
      "the admin's account was made with a password that nobody knows: npm run admin gives it a new one, and shows it",
    );
}
