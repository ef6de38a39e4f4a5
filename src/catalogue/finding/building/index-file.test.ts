import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Good } from "../../../search/index/good.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { type Kept, readIndex, writeIndex } from "./index-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tatka-index-"));
const file = join(folder, "search-index");
afterAll(() => rmSync(folder, { recursive: true }));

const good = (id: number, nameEn: string, nameBn: string): Good => ({
  ...{ id, nameEn, nameBn, weightEn: "500 g", weightBn: "৫০০ গ্রাম", category: 1, pricePoisha: 4_550 },
  ...{
    featured: id > 1,
    isNew: false,
    top: false,
    soldOut: false,
    position: 3,
    createdAt: 5,
    reviews: 0,
    choices: 0,
  },
});

function kept(): Kept {
  const builder = new SegmentBuilder();
  builder.add(good(1, "Potatoes", "আলু"));
  builder.add(good(2, "Green chilli", "কাঁচা মরিচ"));
  const lists = { synonyms: [{ words: ["aloo"], kinds: [] }], categories: [] };
  return {
    segment: builder.build(),
    recent: [good(3, "Lime", "লেবু")],
    lists,
    version: 7,
    builtAt: 1,
    storedAt: 2,
  };
}

describe("an index in a file", () => {
  test("comes out as it went in, also when it is written again out of the file's own memory", async () => {
    const whole = kept();
    await writeIndex(file, "rules", whole);
    const once = await readIndex(file, "rules");
    expect(once).toEqual(whole);
    await writeIndex(file, "rules", once as Kept);
    const twice = await readIndex(file, "rules");
    expect(twice).toEqual(whole);
  });

  test("is nothing under another stamp, cut off, changed, or missing", async () => {
    await writeIndex(file, "rules", kept());
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
