/**
 * A hash table from texts to numbers, in two typed arrays. It stores hashes, not texts: different texts may share a bucket,
 * and the reader has to compare what it finds.
 */
export type Buckets = { starts: Uint32Array; entries: Uint32Array };

/** FNV-1a (Fowler, Noll, Vo), 32 bits over UTF-16 units; the unit at `without` is skipped. */
export function hashOf(text: string, without = -1): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    if (index !== without) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Builds the table: `hashes[i]` leads to `entries[i]`. About three entries share a bucket. */
export function toBuckets(hashes: Uint32Array, entries: Uint32Array): Buckets {
  const size = 2 ** Math.max(4, Math.ceil(Math.log2(hashes.length / 3 + 1)));
  const starts = new Uint32Array(size + 1);
  for (const hash of hashes) (starts[(hash & (size - 1)) + 1] as number)++;
  for (let index = 0; index < size; index++) (starts[index + 1] as number) += starts[index] as number;
  const next = starts.slice(0, size);
  const filed = new Uint32Array(entries.length);
  for (let index = 0; index < hashes.length; index++) {
    const bucket = (hashes[index] as number) & (size - 1);
    filed[(next[bucket] as number)++] = entries[index] as number;
  }
  return { starts, entries: filed };
}

/** The entries under the hash of `text`, and perhaps a few of other texts. */
export function lookIn({ starts, entries }: Buckets, text: string): Uint32Array {
  const bucket = hashOf(text) & (starts.length - 2);
  return entries.subarray(starts[bucket], starts[bucket + 1]);
}
