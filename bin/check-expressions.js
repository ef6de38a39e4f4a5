// Fails on regular expressions that may take super-linear time: one request could block all others.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";

const files = execFileSync("git", ["ls-files", "src/*.ts", "src/*.tsx", "demo/*.ts"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && !file.endsWith(".test.ts"));

const faults = files.flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) && isSuperLinear(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

function isSuperLinear(literal) {
  const end = literal.lastIndexOf("/");
  const pattern = { source: literal.slice(1, end), flags: literal.slice(end + 1) };
  return analyse(pattern, { assumeRejectingSuffix: false }).reports.length > 0;
}

if (faults.length > 0) {
  console.error(`\n  These regular expressions may take super-linear time:\n  ${faults.join("\n  ")}\n`);
  process.exit(1);
}
