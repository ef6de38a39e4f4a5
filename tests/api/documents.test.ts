import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });

/** Files and folders that a document names: in a link, or in backticks with a folder or an ending. */
function namedIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => `./${path}`);
  const code = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]*)+)(?: › [^`]*)?`/g)].map(([, path = ""]) => path);
  return [
    ...links,
    ...code.filter((path) => /^(src|tests|bin|bench|demo|docs|public)\/|\.(tsx?|css|sh)$/.test(path)),
  ];
}

test.each(documents)("every file and folder that %s names is there", (document) => {
  const folders = (path: string) =>
    path.startsWith("./")
      ? [dirname(document)]
      : ["", "src", `src/${basename(document, ".md").replace(/^\d+-/, "")}`];
  const missing = namedIn(readFileSync(join(root, document), "utf8")).filter(
    (path) => !folders(path).some((folder) => existsSync(join(root, folder, path))),
  );
  expect(missing).toEqual([]);
});

test("each decision has a number of its own, which its heading says, too", () => {
  const decisions = documents.filter((document) => /decisions\/(?!0000)/.test(document)).toSorted();
  const numbers = decisions.map((document) => Number(basename(document).slice(0, 4)));
  const said = decisions.map((document) =>
    Number(/^# (\d+)\. /.exec(readFileSync(join(root, document), "utf8"))?.[1]),
  );
  expect([said, new Set(numbers).size]).toEqual([numbers, numbers.length]);
});

test("README and CONTRIBUTING name files", () => {
  for (const document of ["README.md", "CONTRIBUTING.md"])
    expect(namedIn(readFileSync(join(root, document), "utf8")).length).toBeGreaterThan(5);
});
