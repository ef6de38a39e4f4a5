import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pressedQuickly, unpressed } from "./encoding.server.ts";

const page = Buffer.from("<p>টাটকা আলু, ৳৬০</p>".repeat(500));

test("what is pressed on the spot comes out again as it was", () => {
  expect(brotliDecompressSync(pressedQuickly(page))).toEqual(page);
  expect(unpressed(pressedQuickly(page))).toEqual(page);
});
