import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFast, decompress } from "./encoding.server.ts";

const page = Buffer.from("<p>টাটকা আলু, ৳৬০</p>".repeat(500));

test("what is compressed for speed decompresses to the same bytes", () => {
  expect(brotliDecompressSync(compressFast(page))).toEqual(page);
  expect(decompress(compressFast(page))).toEqual(page);
});
