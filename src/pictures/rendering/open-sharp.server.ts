import { join } from "node:path";
import { root } from "#src/platform/root.server.ts";

/** Loads libvips at the first picture, as most processes render none; one thread and no cache bound its memory. Text has the fonts that it names, not the machine's. */
export async function openSharp() {
  process.env["FONTCONFIG_FILE"] = join(root, "bin/fonts.conf");
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
