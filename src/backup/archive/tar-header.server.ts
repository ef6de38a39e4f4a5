/** Block size of tar in bytes. */
export const block = 512;

export type TarEntry = { name: string; bytes: number };

const sizeAt = 124;
const sumAt = 148;
const most = 8 ** 11;

/** The header of a file in a tar (POSIX ustar, with GNU's sizes from 8 GB). `name` has at most 100 characters. */
export function tarHeader({ name, bytes }: TarEntry, at: Date): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  writeSize(header, bytes);
  header.write(`${Math.floor(at.getTime() / 1_000).toString(8)}\0`, 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${sumOf(header).toString(8).padStart(6, "0")}\0 `, sumAt);
  return header;
}

/** Parses a header; undefined if it is invalid, "end" for the empty block at the end. */
export function readTarHeader(header: Buffer): TarEntry | "end" | undefined {
  if (header.length < block) return undefined;
  if (header.every((byte) => byte === 0)) return "end";
  const sum = Number.parseInt(header.toString("latin1", sumAt, sumAt + 6), 8);
  if (sum !== sumOf(header)) return undefined;
  const [name = ""] = header.toString("latin1", 0, 100).split("\0", 1);
  return { name, bytes: readSize(header) };
}

export const padding = (bytes: number): number => (block - (bytes % block)) % block;

function writeSize(header: Buffer, bytes: number) {
  if (bytes < most) header.write(`${bytes.toString(8).padStart(11, "0")}\0`, sizeAt);
  else {
    header[sizeAt] = 0x80;
    header.writeBigUInt64BE(BigInt(bytes), sizeAt + 4);
  }
}

const readSize = (header: Buffer): number =>
  header[sizeAt] === 0x80
    ? Number(header.readBigUInt64BE(sizeAt + 4))
    : Number.parseInt(header.toString("latin1", sizeAt, sizeAt + 11), 8);

function sumOf(header: Buffer): number {
  let sum = 8 * 32;
  for (const [index, byte] of header.entries()) if (index < sumAt || index >= sumAt + 8) sum += byte;
  return sum;
}
