/** A hash table from texts to numbers in two typed arrays. Stores only hashes: the caller compares results. */
export type Buckets = { starts: Uint32Array; entries: Uint32Array };

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a (Fowler, Noll, Vo), 32 bits over UTF-16 units; skips the unit at `without`. */
export function hashOf(text: string, without = -1): number {
  let hash = fnvOffset;
  for (let index = 0; index < text.length; index++) {
    if (index !== without) hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Builds the table from `hashes[i]` to `entries[i]`, about three entries per bucket. */
export function toBuckets(hashes: Uint32Array, entries: Uint32Array): Buckets {
  const size = 2 ** Math.max(4, Math.ceil(Math.log2(hashes.length / 3 + 1)));
  const starts = new Uint32Array(size + 1);
  for (const hash of hashes) (starts[(hash & (size - 1)) + 1] as number)++;
  for (let index = 0; index < size; index++) (starts[index + 1] as number) += starts[index] as number;
  const nextIndexes = starts.slice(0, size);
  const sortedEntries = new Uint32Array(entries.length);
  for (let index = 0; index < hashes.length; index++) {
    const bucket = (hashes[index] as number) & (size - 1);
    sortedEntries[(nextIndexes[bucket] as number)++] = entries[index] as number;
  }
  return { starts, entries: sortedEntries };
}

/** The entries with the hash of `text`, and possibly a few others. */
export function lookUp({ starts, entries }: Buckets, text: string): Uint32Array {
  const bucket = hashOf(text) & (starts.length - 2);
  return entries.subarray(starts[bucket], starts[bucket + 1]);
}
