// Fails on words that docs/glossary.md replaced, and on types of the same name, except unexported Props.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

const old = new Set(
  "door doors desk basket shelf shelves goods tell tells told ask asks asked asking tries tidy people aside kept watched calmly".split(
    " ",
  ),
);
/** The HTML element and its slot; a Lucide icon. */
const named = new Set(["aside", "ShoppingBasket"]);

const files = execFileSync("git", ["ls-files", "src", "bin", "demo", "tests", "bench", "docs", "packages"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && !/migrations\/|demo\/pictures\//.test(file));

const isOld = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => old.has(word));

const isType = (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
/** Types of a package of its own are not imported beside the shop's. */
const isPublished = (file) => file.startsWith("packages/");
const types = new Map();

const found = files.filter((file) => isOld(file)).map((file) => `${file}: the file's name`);
for (const file of files.filter((name) => /\.(tsx?|js)$/.test(name))) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node) => {
    if (isType(node) && !isPublished(file) && (isExported(node) || !node.name.text.endsWith("Props")))
      types.set(node.name.text, [...(types.get(node.name.text) ?? []), file]);
    if (
      (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) &&
      !named.has(node.text) &&
      !node.text.includes("_") &&
      isOld(node.text)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
for (const line of found) console.error(line);
if (found.length > 0) console.error("These words have a newer one in docs/glossary.md.");

const shared = [...types].filter(([, places]) => places.length > 1);
for (const [name, places] of shared) console.error(`${name}: ${places.join(", ")}`);
if (shared.length > 0) console.error("Each of these names stands for several types.");
if (found.length + shared.length > 0) process.exitCode = 1;
