import type { Shop } from "../../../platform/shop.server.ts";
import { LiveIndex } from "./live-index.server.ts";

const opened = Symbol.for("tatka.live-index");

/** Opens the index of this process. In development the application is made anew again and again: the one before is closed. */
export function openLiveIndex(shop: Shop & { [opened]?: LiveIndex }, changed: () => void): LiveIndex {
  void shop[opened]?.close();
  const index = new LiveIndex(shop, changed);
  shop[opened] = index;
  return index;
}
