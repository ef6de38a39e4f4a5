import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";
import { backupFormat, type Manifest, manifest, manifestName, sumsName } from "./manifest.server.ts";
import { block, padding, readTarHeader } from "./tar-header.server.ts";

type Span = { start: number; bytes: number };

export type Archive = { manifest: Manifest; read(name: string): NodeJS.ReadableStream };

/** Reads a backup and verifies all checksums. Throws `CannotStart` if it is incomplete. */
export async function readArchive(path: string): Promise<Archive> {
  const places = await placesIn(path);
  const read = (name: string) => streamOf(path, places.get(name) ?? damaged(path));
  const sums = readSums((await buffer(read(sumsName))).toString());
  for (const name of places.keys())
    if (name !== sumsName && sums.get(name) !== (await sumOf(read(name)))) damaged(path);
  for (const name of sums.keys()) if (!places.has(name)) damaged(path);
  return { manifest: readManifest((await buffer(read(manifestName))).toString(), path), read };
}

async function placesIn(path: string): Promise<Map<string, Span>> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(`${path} cannot be read (${error.code}).`);
  });
  try {
    if ((await file.stat()).isDirectory())
      throw new CannotStart(`${path} is a folder. Name one of the backups in it: tatka-….tar`);
    return await walk(file, path);
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle, path: string): Promise<Map<string, Span>> {
  const places = new Map<string, Span>();
  const header = Buffer.alloc(block);
  for (let index = 0; ; ) {
    const { bytesRead } = await file.read(header, 0, block, index);
    const entry = readTarHeader(header.subarray(0, bytesRead));
    if (entry === "end") break;
    if (!entry) throw new CannotStart(index === 0 ? `${path} is not a backup of the shop.` : brokenIn(path));
    places.set(entry.name, { start: index + block, bytes: entry.bytes });
    index += block + entry.bytes + padding(entry.bytes);
  }
  if (!places.has(sumsName) || !places.has(manifestName))
    throw new CannotStart(`${path} is not a backup of the shop.`);
  return places;
}

const streamOf = (path: string, { start, bytes }: Span) =>
  bytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + bytes - 1 });

async function sumOf(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of stream) hash.update(piece as Buffer);
  return hash.digest("hex");
}

const readSums = (text: string) =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [sum = "", name] = line.split("  ");
      return name ? [[name, sum] as const] : [];
    }),
  );

function readManifest(text: string, path: string): Manifest {
  const json: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.number() }).parse(json);
  if (format > backupFormat)
    throw new CannotStart(`${path} was made by a newer version of the shop. Restore it with that version.`);
  return manifest.parse(json);
}

const brokenIn = (path: string) =>
  `${path} is damaged or cut off: a part of it is not what was written. Take another backup; nothing was changed.`;

function damaged(path: string): never {
  throw new CannotStart(brokenIn(path));
}
