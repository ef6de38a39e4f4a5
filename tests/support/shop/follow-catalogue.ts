import { afterAll } from "vitest";
import { followChanges } from "#src/platform/cache/changes/follow-changes.server.ts";
import type { TestShop } from "./open-test-shop.ts";

export async function followCatalogue({ shop, app }: TestShop): Promise<void> {
  const follower = await followChanges(shop, (change) => void app.catalogueChanged(change));
  afterAll(() => follower.close());
}
