import { afterAll } from "vitest";
import { followCatalogueVersion } from "../src/platform/cache/changes/catalogue-version.server.ts";
import type { TestShop } from "./open-test-shop.ts";

/** Has the shop of a file of tests follow the catalogue version, as every process of the shop does. */
export async function followCatalogue({ shop, app }: TestShop): Promise<void> {
  const follower = await followCatalogueVersion(shop, (change) => void app.catalogueChanged(change));
  afterAll(() => follower.close());
}
