/** Block size of tar in bytes. */
export const blockBytes = 512;

export type TarEntry = { name: string; bytes: number };

const sizeOffset = 124;
const checksumOffset = 148;
const maxOctalSize = 8 ** 11;
/** The first byte of a size that is binary, because it is too large for eleven octal digits (GNU). */
const binarySizeMark = 0x80;

/** The header of a file in a tar (POSIX ustar, with GNU's sizes from 8 GB). `name` has at most 100 characters. */
export function tarHeader({ name, bytes }: TarEntry, modifiedAt: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100);
  // The mode, then the ids of user and group.
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  writeSize(header, bytes);
  header.write(`${Math.floor(modifiedAt.getTime() / 1_000).toString(8)}\0`, 136);
  // The type: a regular file.
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${computeChecksum(header).toString(8).padStart(6, "0")}\0 `, checksumOffset);
  return header;
}

/** Parses a header; undefined if it is invalid, "end" for the empty block at the end. */
export function readTarHeader(header: Buffer): TarEntry | "end" | undefined {
  if (header.length < blockBytes) return undefined;
  if (header.every((byte) => byte === 0)) return "end";
  const sum = Number.parseInt(header.toString("latin1", checksumOffset, checksumOffset + 6), 8);
  if (sum !== computeChecksum(header)) return undefined;
  const [name = ""] = header.toString("latin1", 0, 100).split("\0", 1);
  return { name, bytes: readSize(header) };
}

export const paddingBytes = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

function writeSize(header: Buffer, bytes: number) {
  if (bytes < maxOctalSize) header.write(`${bytes.toString(8).padStart(11, "0")}\0`, sizeOffset);
  else {
    header[sizeOffset] = binarySizeMark;
    header.writeBigUInt64BE(BigInt(bytes), sizeOffset + 4);
  }
}

const readSize = (header: Buffer): number =>
  header[sizeOffset] === binarySizeMark
    ? Number(header.readBigUInt64BE(sizeOffset + 4))
    : Number.parseInt(header.toString("latin1", sizeOffset, sizeOffset + 11), 8);

function computeChecksum(header: Buffer): number {
  // The field of the checksum itself counts as eight spaces.
  let sum = 8 * 32;
  for (const [index, byte] of header.entries())
    if (index < checksumOffset || index >= checksumOffset + 8) sum += byte;
  return sum;
}
