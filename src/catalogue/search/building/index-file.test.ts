import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { SearchDocument } from "#src/search/index/document.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readIndex, type StoredIndex, writeIndex } from "./index-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tatka-index-"));
const file = join(folder, "search-index");
afterAll(() => rmSync(folder, { recursive: true }));

const product = (id: number, titleEn: string, titleBn: string): SearchDocument => ({
  id,
  titleEn,
  titleBn,
  sizeEn: "500 g",
  sizeBn: "৫০০ গ্রাম",
  facet: 1,
  value: 4_550,
  flags: id > 1 ? 1 : 0,
  unavailable: false,
  position: 3,
  createdAt: 5,
  demand: 0.25,
});

function built(): StoredIndex {
  const builder = new SegmentBuilder();
  builder.add(product(1, "Potatoes", "আলু"));
  builder.add(product(2, "Green chilli", "কাঁচা মরিচ"));
  const lists = { synonyms: [{ words: ["aloo"], kinds: [] }], pins: [], categories: [] };
  return {
    segment: builder.build(),
    recent: [product(3, "Lime", "লেবু")],
    lists,
    seen: "7:7:",
    builtAt: 1,
    storedAt: 2,
  };
}

describe("an index in a file", () => {
  test("is read as it was written, also after it was written again from the memory of the file", async () => {
    const whole = built();
    await writeIndex(file, "rules", whole);
    const once = await readIndex(file, "rules");
    expect(once).toEqual(whole);
    await writeIndex(file, "rules", once as StoredIndex);
    const twice = await readIndex(file, "rules");
    expect(twice).toEqual(whole);
  });

  test("is nothing under another stamp, cut off, changed, or missing", async () => {
    await writeIndex(file, "rules", built());
    expect(await readIndex(file, "other rules")).toBeUndefined();
    const bytes = readFileSync(file);
    truncateSync(file, bytes.length - 9);
    expect(await readIndex(file, "rules")).toBeUndefined();
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    writeFileSync(file, bytes);
    expect(await readIndex(file, "rules")).toBeUndefined();
    expect(await readIndex(join(folder, "none"), "rules")).toBeUndefined();
  });
});
