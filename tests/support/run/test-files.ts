import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../../..");

export function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true);
}

/** All test files, and the files in `tests/` that they import. */
export const testFiles: string[] = ["src", "demo", "tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => (folder === "tests" ? path.endsWith(".ts") : path.endsWith(".test.ts"))),
);

/** Whether a call defines a test: test(…), it(…), base(…), or one of them with .each(…)(…). */
export function makesTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ["test", "it", "base"].includes(callee.text);
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  const { name, expression } = callee.expression;
  return name.text === "each" && makesTest(expression);
}

export const testsIn = (file: ts.SourceFile): ts.CallExpression[] =>
  nodesIn(file).filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.arguments.length > 1 && makesTest(node.expression),
  );

export function nodesIn(node: ts.Node, all: ts.Node[] = []): ts.Node[] {
  all.push(node);
  ts.forEachChild(node, (child) => void nodesIn(child, all));
  return all;
}

/** The file that an import names; undefined for packages. */
export function importedFile(from: string, name: string): string | undefined {
  const path = name.startsWith("#") ? name.slice(1) : join(dirname(from), name);
  return (name.startsWith(".") || name.startsWith("#")) && existsSync(join(root, path)) ? path : undefined;
}
