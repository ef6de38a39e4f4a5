import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { SearchDocument } from "#src/search/index/document.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { Lists } from "./read-lists.server.ts";

/** A search index in a file. */
export type StoredIndex = {
  segment: Segment;
  /** Products whose words changed after the segment was built. */
  recent: SearchDocument[];
  lists: Lists;
  /** The PostgreSQL snapshot that the index reflects. */
  seen: string;
  /** When the segment was built; Unix time in ms. */
  builtAt: number;
  /** When `seen` was current; Unix time in ms. */
  storedAt: number;
};

type StoredArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };

/** The offset of an array after the head, in bytes, and its number of elements. */
type Layout = { kind: keyof typeof arrayTypes; at: number; length: number };
/** A segment in which each array is replaced by its layout. */
type SegmentLayout = Layout | { [name: string]: SegmentLayout };
type Head = Omit<StoredIndex, "segment"> & {
  stamp: string;
  shape: SegmentLayout;
  /** The length of all arrays with their padding. */
  bytes: number;
  /** The CRC-32 of all arrays. */
  crc: number;
};

/** The alignment of arrays in bytes, as Float64Array requires. */
const alignment = 8;
/** The file begins with the length of the head, in so many bytes. */
const lengthBytes = Uint32Array.BYTES_PER_ELEMENT;
const alignUp = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

/**
 * Writes an index atomically: the length of the head, the head as JSON, then the raw arrays. `stamp`
 * identifies the code and the database of the index.
 */
export async function writeIndex(
  file: string,
  stamp: string,
  { segment, ...otherFields }: StoredIndex,
): Promise<void> {
  const arrays: Uint8Array[] = [];
  const { shape, bytes } = layOut(segment, arrays);
  const crc = arrays.reduce((crcSoFar, array) => crc32(array, crcSoFar), 0);
  const head = Buffer.from(JSON.stringify({ ...otherFields, stamp, shape, bytes, crc } satisfies Head));
  const headBlock = Buffer.alloc(alignUp(alignment + head.length), " ");
  headBlock.writeUInt32LE(headBlock.length, 0);
  head.copy(headBlock, alignment);
  const temporaryFile = `${file}.${process.pid}`;
  const handle = await open(temporaryFile, "w", 0o600);
  try {
    const { bytesWritten } = await handle.writev([headBlock, ...arrays]);
    if (bytesWritten < headBlock.length + bytes) throw new Error("no room for the file of the search index");
  } finally {
    await handle.close();
  }
  await rename(temporaryFile, file).catch((error) => rm(temporaryFile).then(() => Promise.reject(error)));
}

/** The layout of a segment; pushes its arrays, each with padding up to the alignment, to `arrays`. */
function layOut(segment: Segment, arrays: Uint8Array[]): { shape: SegmentLayout; bytes: number } {
  let bytes = 0;
  const visit = (value: object): SegmentLayout => {
    if (!isStoredArray(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner)]));
    const shape: Layout = { kind: value.constructor.name as Layout["kind"], at: bytes, length: value.length };
    const rawBytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    const padding = new Uint8Array(alignUp(rawBytes.length) - rawBytes.length);
    arrays.push(rawBytes, padding);
    bytes += alignUp(rawBytes.length);
    return shape;
  };
  return { shape: visit(segment), bytes };
}

const isStoredArray = (value: object): value is StoredArray => ArrayBuffer.isView(value);

/** Reads an index; undefined if the file is missing, damaged, or has another stamp. */
export async function readIndex(file: string, stamp: string): Promise<StoredIndex | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const headLength = Buffer.from(await readBytes(handle, 0, lengthBytes)).readUInt32LE();
    const headJson = Buffer.from(await readBytes(handle, alignment, headLength - alignment)).toString();
    const { shape, bytes, crc, stamp: storedStamp, ...otherFields }: Head = JSON.parse(headJson);
    if (storedStamp !== stamp) return undefined;
    const body = await readBytes(handle, headLength, bytes);
    if (crc32(new Uint8Array(body)) !== crc) return undefined;
    return { ...otherFields, segment: toViews(shape, body) as Segment };
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
}

/** The segment of a layout; its arrays are views of `body`, which is not copied. */
function toViews(shape: SegmentLayout, body: ArrayBuffer): object {
  if (isLayout(shape)) return new arrayTypes[shape.kind](body, shape.at, shape.length);
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, toViews(inner, body)]));
}

const isLayout = (shape: SegmentLayout): shape is Layout => typeof shape["kind"] === "string";

async function readBytes(handle: FileHandle, position: number, length: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  if (bytesRead < length) throw new Error("the file of the search index is too short");
  return bytes.buffer;
}
