import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { type Bound, type CallsOf, TextReader, UnknownText } from "./text.ts";
import { allCombinations } from "./ways.ts";

const root = dirname(dirname(import.meta.dirname));

export type Statement = {
  place: string;
  text: string;
  row: ts.Type | undefined;
  inLists: boolean;
  isUsed: boolean;
};

/** A cache of parsed files: those of packages are most of the work. */
const parsed = new Map<string, ts.SourceFile>();

export function openProgram(files: string[], changed: Record<string, string> = {}): ts.Program {
  const config = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile;
  host.getSourceFile = (file, target) => {
    const text = changed[relative(root, file)];
    if (text !== undefined) return ts.createSourceFile(file, text, target, true);
    const known = parsed.get(file) ?? read(file, target);
    if (known) parsed.set(file, known);
    return known;
  };
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  );
}

/** All statements sent through pg, in all variants, and the calls that cannot be analysed. */
export function findStatements(program: ts.Program, files: string[]) {
  const checker = program.getTypeChecker();
  const sources = files.flatMap((file) => program.getSourceFile(join(root, file)) ?? []);
  const calls: ts.CallExpression[] = [];
  for (const source of sources) eachCall(source, (call) => calls.push(call));
  const callsOf = (owner: ts.Node) => {
    const name = nameOf(owner);
    return calls.filter(
      (call) => call.expression.getText() === name && declarationOf(call, checker) === owner,
    );
  };
  const statements: Statement[] = [];
  const faults: string[] = [];
  for (const call of calls.filter((call) => isOfPg(call, checker))) {
    try {
      statements.push(...variants(call, checker, callsOf));
    } catch (error) {
      if (!(error instanceof UnknownText)) throw error;
      faults.push(`${placeOf(call)}: ${error.message}`);
    }
  }
  return { statements, faults };
}

function eachCall(node: ts.Node, take: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) take(node);
  ts.forEachChild(node, (child) => eachCall(child, take));
}

function isOfPg({ expression, arguments: given }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (given.length === 0 || !ts.isPropertyAccessExpression(expression) || expression.name.text !== "query")
    return false;
  const declared = checker.getSymbolAtLocation(expression.name)?.declarations?.[0];
  return declared?.getSourceFile().fileName.includes("/@types/pg/") ?? false;
}

function nameOf(owner: ts.Node): string | undefined {
  const named = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
  return ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named)
    ? named.name?.getText()
    : undefined;
}

function declarationOf({ expression }: ts.CallExpression, checker: ts.TypeChecker): ts.Node | undefined {
  let symbol = checker.getSymbolAtLocation(expression);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declared = symbol?.valueDeclaration;
  return declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
}

function variants(call: ts.CallExpression, checker: ts.TypeChecker, callsOf: CallsOf): Statement[] {
  const found = allCombinations((choose): Statement => {
    const reader = new TextReader(checker, callsOf, choose);
    const [first] = call.arguments as unknown as [ts.Expression];
    const isQuery = ts.isNewExpression(first);
    const given = isQuery ? first.arguments?.[0] : first;
    const types = isQuery ? first.typeArguments : call.typeArguments;
    const config = reader.resolve({ node: given ?? first, scope: new Map() });
    const text: Bound = reader.property(config, "text") ?? config;
    return {
      place: placeOf(call),
      text: numbered(reader.text(text)),
      row: types?.[0] && rowType(types[0], reader, checker),
      inLists: reader.property(config, "rowMode") !== undefined,
      isUsed: isUsed(call),
    };
  });
  return [
    ...new Map(found.map((one) => [`${one.text}${one.row && checker.typeToString(one.row)}`, one])).values(),
  ];
}

/** Replaces `$value`, which `Where` numbers later, by any free number. */
function numbered(text: string): string {
  let last = Math.max(0, ...[...text.matchAll(/\$([0-9]+)/g)].map(([, number]) => Number(number)));
  return text.replace(/\$value\b/g, () => `$${++last}`);
}

/** The row type at the statement; for a type parameter, the type at its calls. */
function rowType(node: ts.TypeNode, reader: TextReader, checker: ts.TypeChecker): ts.Type {
  const type = checker.getTypeFromTypeNode(node);
  const declared = type.symbol?.declarations?.[0];
  if (!type.isTypeParameter() || !declared || !ts.isTypeParameterDeclaration(declared)) return type;
  const owner = declared.parent as ts.FunctionDeclaration;
  const given = reader.callOf(owner)?.typeArguments?.[owner.typeParameters?.indexOf(declared) ?? 0];
  return given ? rowType(given, reader, checker) : type;
}

function isUsed(call: ts.CallExpression): boolean {
  const around = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  return !ts.isExpressionStatement(around) && !usesCountOnly(around);
}

/** For example `const { rowCount } = await …`. */
function usesCountOnly(around: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(around) &&
    ts.isObjectBindingPattern(around.name) &&
    around.name.elements.every((element) => element.getText() === "rowCount")
  );
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
