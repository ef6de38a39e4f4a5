import { addFirstSynonyms, fillWithDemo } from "../demo/fill.server.ts";
import { type OpenIdentityService, openIdentity } from "./identity/open.server.ts";
import { migrateThen } from "./platform/database/migrate.server.ts";
import type { Shop } from "./platform/shop.server.ts";

/**
 * Brings the database to this version, fills an empty one with the demo shop or at least with synonyms, and makes the admin's account
 * at the identity service.
 */
export async function prepare(shop: Shop, openService?: OpenIdentityService): Promise<void> {
  await migrateThen(shop.connection, async () => {
    if (shop.settings.demo && (await fillWithDemo(shop.database))) shop.log.info("filled with the demo shop");
    await addFirstSynonyms(shop.database);
    const identity = await openIdentity(shop, openService);
    const password = await identity.makeAdmin();
    await identity.close();
    if (password)
      process.stdout.write(
        `\n  Admin: ${shop.settings.adminEmail}\n  Password (shown once): ${password}\n\n`,
      );
  });
}
