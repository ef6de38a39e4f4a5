import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";
import {
  backupFormat,
  checksumsName,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./manifest.server.ts";
import { blockBytes, paddingBytes, readTarHeader } from "./tar-header.server.ts";

/** The position and size of a file in the archive, in bytes. */
type Span = { start: number; bytes: number };

export type Archive = { manifest: Manifest; read(name: string): NodeJS.ReadableStream };

/** Reads a backup and verifies all checksums. Throws `CannotStart` if it is incomplete. */
export async function readArchive(path: string): Promise<Archive> {
  const spansByName = await readSpans(path);
  const read = (name: string) => openStream(path, spansByName.get(name) ?? throwDamaged(path));
  const checksumsByName = parseChecksums((await buffer(read(checksumsName))).toString());
  for (const name of spansByName.keys())
    if (name !== checksumsName && checksumsByName.get(name) !== (await computeSha256(read(name))))
      throwDamaged(path);
  for (const name of checksumsByName.keys()) if (!spansByName.has(name)) throwDamaged(path);
  return { manifest: parseManifest((await buffer(read(manifestName))).toString(), path), read };
}

async function readSpans(path: string): Promise<Map<string, Span>> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(`${path} cannot be read (${error.code}).`);
  });
  try {
    if ((await file.stat()).isDirectory())
      throw new CannotStart(`${path} is a folder. Name one of the backups in it: tatka-….tar`);
    return await readHeaders(file, path);
  } finally {
    await file.close();
  }
}

async function readHeaders(file: FileHandle, path: string): Promise<Map<string, Span>> {
  const spansByName = new Map<string, Span>();
  const header = Buffer.alloc(blockBytes);
  let offset = 0;
  for (;;) {
    const { bytesRead } = await file.read(header, 0, blockBytes, offset);
    const entry = readTarHeader(header.subarray(0, bytesRead));
    if (entry === "end") break;
    if (!entry)
      throw new CannotStart(offset === 0 ? `${path} is not a backup of the shop.` : damagedText(path));
    spansByName.set(entry.name, { start: offset + blockBytes, bytes: entry.bytes });
    offset += blockBytes + entry.bytes + paddingBytes(entry.bytes);
  }
  if (!spansByName.has(checksumsName) || !spansByName.has(manifestName))
    throw new CannotStart(`${path} is not a backup of the shop.`);
  return spansByName;
}

const openStream = (path: string, { start, bytes }: Span) =>
  bytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + bytes - 1 });

async function computeSha256(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of stream) hash.update(piece as Buffer);
  return hash.digest("hex");
}

const parseChecksums = (text: string) =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [sum = "", name] = line.split("  ");
      return name ? [[name, sum] as const] : [];
    }),
  );

function parseManifest(text: string, path: string): Manifest {
  const json: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.number() }).parse(json);
  if (format > backupFormat)
    throw new CannotStart(`${path} was made by a newer version of the shop. Restore it with that version.`);
  return manifestSchema.parse(json);
}

const damagedText = (path: string) =>
  `${path} is damaged or cut off: a part of it is not what was written. Take another backup; nothing was changed.`;

function throwDamaged(path: string): never {
  throw new CannotStart(damagedText(path));
}
