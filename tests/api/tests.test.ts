import ts from "typescript";
import { describe, expect, test } from "vitest";
import { coreJourneys } from "../support/run/core-journeys.ts";
import { desktopAlone, pathsOf, phoneAlone } from "../support/run/journeys-once.ts";
import { importedFile, nodesIn, parse, testFiles, testsIn } from "../support/run/test-files.ts";

type File = {
  source: ts.SourceFile;
  /** Functions of the file, by name. */
  functions: Map<string, ts.Node>;
  /** Names imported from other files of the project, and from where. */
  imports: Map<string, string>;
};

const files = new Map<string, File>();

function read(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const source = parse(path);
  const file: File = { source, functions: new Map(), imports: new Map() };
  for (const node of nodesIn(source)) {
    if (ts.isFunctionDeclaration(node) && node.name) file.functions.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      file.functions.set(node.name.text, node.initializer);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = importedFile(path, node.moduleSpecifier.text);
      const names = node.importClause?.namedBindings;
      if (from && names && ts.isNamedImports(names))
        for (const { name } of names.elements) file.imports.set(name.text, from);
    }
  }
  files.set(path, file);
  return file;
}

/** The name that a call begins with: `expect` of expect.poll(…).toBe(…). */
function calledName({ expression }: ts.CallExpression): string | undefined {
  let first: ts.Node = expression;
  while (ts.isPropertyAccessExpression(first) || ts.isCallExpression(first)) first = first.expression;
  return ts.isIdentifier(first) ? first.text : undefined;
}

/** Whether a node, or a function called in it, asserts something. What it does itself is looked at first: most tests assert there. */
function asserts(node: ts.Node, path: string, seen = new Set<string>()): boolean {
  const calls = nodesIn(node).filter(ts.isCallExpression);
  const isAssertion = (call: ts.CallExpression) =>
    calledName(call) === "expect" || call.expression.getText() === "fc.assert";
  return calls.some(isAssertion) || calls.some((call) => assertsAs(calledName(call), path, seen));
}

function assertsAs(name: string | undefined, path: string, seen: Set<string>): boolean {
  if (name === undefined || seen.has(`${path} ${name}`)) return false;
  seen.add(`${path} ${name}`);
  const { functions, imports } = read(path);
  const own = functions.get(name);
  const from = imports.get(name);
  return (own && asserts(own, path, seen)) || (from !== undefined && assertsAs(name, from, seen));
}

/** Waits a fixed time whatever happens: Playwright's, or a timer that is not the pause of a polling loop. */
function isFixedWait(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  if (callee.endsWith(".waitForTimeout")) return true;
  const awaited = callee === "sleep" || (callee === "setTimeout" && isResolver(node.arguments[0]));
  return awaited && !ts.findAncestor(node, (one) => ts.isIterationStatement(one, false));
}

/** The function that ends a promise: a timer that calls it is waited for. */
const isResolver = (called: ts.Node | undefined): boolean =>
  called !== undefined &&
  ts.findAncestor(called, (one) => ts.isNewExpression(one) && one.expression.getText() === "Promise") !==
    undefined;

/** Programs that run the shop for a while, not tests. */
const mayWait = /^tests\/soak\//;

const where = (node: ts.Node) => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

describe("the tests themselves", () => {
  test("each asserts something", () => {
    const all = testFiles.flatMap((path) => testsIn(read(path).source));
    expect(all.length).toBeGreaterThan(500);
    const bare = all.filter(
      (one) => !one.arguments.some((part) => asserts(part, one.getSourceFile().fileName)),
    );
    expect(bare.map(where)).toEqual([]);
  });

  test("none waits a fixed time: they wait for what they wait for, or set the clock", () => {
    const waits = testFiles
      .filter((path) => !mayWait.test(path))
      .flatMap((path) => nodesIn(read(path).source).filter(isFixedWait));
    expect(waits.map(where)).toEqual([]);
  });

  test("each journey runs on a phone or a desktop, and what is named for one screen alone, or as core, is there", () => {
    const journeys = testFiles.filter((path) => path.endsWith(".spec.ts"));
    const ignored = (alone: readonly string[]) => journeys.filter((path) => pathsOf(alone).test(`/${path}`));
    const onPhone = ignored(phoneAlone);
    const onDesktop = ignored(desktopAlone);
    expect(onPhone.filter((path) => onDesktop.includes(path))).toEqual([]);
    const tagged = (path: string, tag: string) => parse(path).text.includes(tag);
    expect(onPhone.filter((path) => tagged(path, "@desktop"))).toEqual([]);
    expect(onDesktop.filter((path) => tagged(path, "@phone"))).toEqual([]);
    const names = [...phoneAlone, ...desktopAlone, ...coreJourneys];
    expect(names.filter((one) => !journeys.some((path) => pathsOf([one]).test(`/${path}`)))).toEqual([]);
  });

  test("none sets the language for all that it imports: the next file of its worker would have it, too", () => {
    const calls = testFiles.flatMap((path) => nodesIn(read(path).source).filter(ts.isCallExpression));
    expect(calls.filter((one) => calledName(one) === "readLocaleFrom").map(where)).toEqual([]);
  });
});
