import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** In bytes. */
export type Disk = { free: number; total: number };

/** The disk of a folder, or of its nearest existing parent; null if unknown. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return dirname(folder) === folder ? null : readDisk(dirname(folder));
  }
}
