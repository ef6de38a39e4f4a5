import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pressedQuickly, unpressed } from "./encoding.server.ts";

const page = Buffer.from("<p>টাটকা আলু, ৳৬০</p>".repeat(500));

test("what is pressed on the spot comes out again as it was", () => {
  expect(brotliDecompressSync(pressedQuickly(page))).toEqual(page);
  expect(unpressed(pressedQuickly(page))).toEqual(page);
});

test("Node's zlib has what it wrote into where the shop takes it from", () => {
  const { engine } = brotliCompressSync(page, { info: true }) as unknown as { engine: object };
  expect(engine).toHaveProperty("_outBuffer");
});
