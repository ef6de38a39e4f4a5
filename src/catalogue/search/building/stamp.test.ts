import { basename } from "node:path";
import { expect, test } from "vitest";
import { programPath } from "#src/platform/process/program-path.server.ts";
import { findImportedFiles } from "./stamp.server.ts";

test("a stored index is stamped with every file that shapes it: words, synonyms, what is read of a product, and its own format", () => {
  const names = findImportedFiles(programPath("catalogue/search/building/build-process")).map((path) =>
    basename(path),
  );
  const shaping = [
    "tokenise.ts",
    "segment-builder.ts",
    "digits.ts",
    "synonyms.ts",
    "read-products.server.ts",
  ];
  expect(names).toEqual(expect.arrayContaining([...shaping, "read-lists.server.ts", "index-file.server.ts"]));
});
