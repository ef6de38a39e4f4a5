import type { Viewer } from "#src/api/viewer.ts";
import { readFirstProducts } from "#src/catalogue/admin/first-products.server.ts";
import { findOldestArea } from "#src/delivery/admin/find-oldest-area.server.ts";
import { findFirstColleague } from "#src/identity/admin/first-colleague.server.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { hasAnyOrder } from "#src/orders/admin/has-any-order.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lacksFacts, readStoredDetails, resolveDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Opening } from "./contract.ts";

/** Counts and removes the demo products. */
export type Demo = {
  count(queries: Queries): Promise<number>;
  remove(queries: Pick<Queries, "query">): Promise<number>;
};

/** The progress of a new shop: what was entered in each step, or null if the step is not done. */
export const showOpening =
  (demo: Demo) =>
  async (_input: object, { shop }: ApiContext): Promise<{ data: Opening }> => {
    const { pool } = shop.database;
    const stored = await readStoredDetails(pool);
    const details = resolveDetails(stored, shop.settings);
    const language = locale();
    const address = details[`address_${language}`];
    const isNamed = stored.name_en !== null || shop.settings.shop.name_en !== undefined;
    const { category, product, products, picture } = await readFirstProducts(pool);
    return {
      data: {
        name: isNamed && address ? `${details[`name_${language}`]}, ${address}` : null,
        reach: details.phone && details.email ? `${formatDigits(details.phone)}, ${details.email}` : null,
        hours: details[`hours_${language}`] || null,
        category,
        product,
        products,
        area: await findOldestArea(pool),
        colleague: await findFirstColleague(pool),
        picture,
        order: await hasAnyOrder(pool),
        lacks_facts: lacksFacts(details),
        demo_products: await demo.count(pool),
      },
    };
  };

/** Removes the demo in one transaction, with a line of the journal. */
export const removeDemo =
  (demo: Demo) =>
  async (
    _input: object,
    { shop, viewer }: ApiContext<Viewer>,
  ): Promise<{ success: true; products: number }> =>
    inTransaction(shop.database, async (client) => {
      const products = await demo.remove(client);
      const subject = { id: "demo", name: "demo" };
      await record(client, viewer, { action: "settings.demo_removed", subject, before: { products } });
      return { success: true, products };
    });
