import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { root } from "#src/platform/root.server.ts";

/** Where the demo's drawings are: in the build, or before the first build in their source folder. */
const drawingFolders = ["build/client/pictures/demo", "demo/pictures"];

/** The file of a picture's URL, the widest of an uploaded one; undefined if it does not exist. */
export async function readPictureBytes(queries: Queries, url: string): Promise<Buffer | undefined> {
  if (isDrawn(url)) return readDrawing(url.slice("/pictures/demo/".length));
  const { rows } = await queries.query<{ bytes: Buffer }>(
    "select bytes from picture_files where hash = $1 and format = 'webp' order by width desc limit 1",
    [readPictureUrl(url)?.hash],
  );
  return rows[0]?.bytes;
}

async function readDrawing(name: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) return undefined;
  for (const folder of drawingFolders) {
    const bytes = await readFile(join(root, folder, name)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}
