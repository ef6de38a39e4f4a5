import { join } from "node:path";
import { root } from "#src/platform/root.server.ts";

/**
 * Loads libvips lazily, as most processes render nothing. One thread and no cache limit its memory. Text uses
 * the fonts that it names, not the machine's.
 */
export async function openSharp() {
  process.env["FONTCONFIG_FILE"] = join(root, "bin/fonts.conf");
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
