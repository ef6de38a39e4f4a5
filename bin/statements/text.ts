import { createRequire } from "node:module";
import ts from "typescript";
import type { Choose } from "./ways.ts";

/** An expression, with the bindings of the enclosing functions' parameters. */
export type Bound = { node: ts.Expression; scope: Bindings };
export type Bindings = ReadonlyMap<ts.Symbol, Bound>;
export type CallsOf = (owner: ts.Node) => ts.CallExpression[];

/** The text depends on values at run time. */
export class UnknownText extends Error {}

/**
 * Evaluates an expression statically: literals, templates, constants, parameters (from the calls), functions
 * that return text, and types that list all texts. A number counts as 1. Other exported constants, such as a
 * list of columns, are imported.
 */
export class TextReader {
  readonly #checker: ts.TypeChecker;
  readonly #callsOf: CallsOf;
  readonly #choose: Choose;

  constructor(checker: ts.TypeChecker, callsOf: CallsOf, choose: Choose) {
    this.#checker = checker;
    this.#callsOf = callsOf;
    this.#choose = choose;
  }

  text({ node, scope }: Bound): string {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(
        (span) => this.text({ node: span.expression, scope }) + span.literal.text,
      );
      return node.head.text + parts.join("");
    }
    if (ts.isTaggedTemplateExpression(node)) return this.#tagged(node, scope);
    const found = this.resolve({ node, scope });
    if (found.node !== node) return this.text(found);
    return this.#byType(node);
  }

  /** A statement with the tag `sql`: values become parameters, nested SQL becomes text. */
  #tagged({ template }: ts.TaggedTemplateExpression, scope: Bindings): string {
    if (!ts.isTemplateExpression(template)) return template.text;
    const parts = template.templateSpans.map(({ expression: node, literal }) => {
      const isSql = this.#checker.getTypeAtLocation(node).symbol?.name === "Sql";
      return (isSql ? this.text({ node, scope }) : "$value") + literal.text;
    });
    return template.head.text + parts.join("");
  }

  /** The definition of a name, member or call; the expression itself if there is none. */
  resolve(bound: Bound): Bound {
    const { node, scope } = bound;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.resolve({ node: node.expression, scope });
    if (ts.isConditionalExpression(node)) {
      const isFalse = this.#choose(node.condition.getText(), 2);
      return this.resolve({ node: isFalse ? node.whenFalse : node.whenTrue, scope });
    }
    if (ts.isIdentifier(node)) return this.#named(bound, this.#checker.getSymbolAtLocation(node));
    if (ts.isPropertyAccessExpression(node)) return this.#member(bound, node.expression, node.name.text);
    if (ts.isElementAccessExpression(node) && this.#texts(node.argumentExpression).length > 0)
      return this.#member(bound, node.expression, this.#byType(node.argumentExpression));
    if (ts.isCallExpression(node)) return this.#returned(bound, node);
    return bound;
  }

  /** The call that binds the parameters of the function around a node. */
  callOf(owner: ts.Node): ts.CallExpression | undefined {
    const calls = this.#callsOf(owner);
    return calls[this.#choose(`calls of ${owner.getSourceFile().fileName}:${owner.pos}`, calls.length)];
  }

  #named(bound: Bound, symbol: ts.Symbol | undefined): Bound {
    const origin =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declared = origin?.valueDeclaration;
    if (!origin || !declared) return bound;
    const given = bound.scope.get(origin);
    if (given) return this.resolve(given);
    if (this.#texts(bound.node).length > 0) return bound;
    if (ts.isVariableDeclaration(declared) && declared.initializer)
      return this.resolve({ node: declared.initializer, scope: bound.scope });
    if (!ts.isParameter(declared)) return bound;
    const call = this.callOf(declared.parent);
    const argument = call?.arguments[declared.parent.parameters.indexOf(declared)];
    return argument ? this.resolve({ node: argument, scope: new Map() }) : bound;
  }

  #member(bound: Bound, owner: ts.Expression, name: string): Bound {
    const object = this.resolve({ node: owner, scope: bound.scope });
    return this.property(object, name) ?? bound;
  }

  property({ node, scope }: Bound, name: string): Bound | undefined {
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const property = node.properties.find((one) => one.name?.getText().replaceAll('"', "") === name);
    if (!property) return undefined;
    if (ts.isPropertyAssignment(property)) return this.resolve({ node: property.initializer, scope });
    if (!ts.isShorthandPropertyAssignment(property)) return undefined;
    return this.#named(
      { node: property.name, scope },
      this.#checker.getShorthandAssignmentValueSymbol(property),
    );
  }

  #returned(bound: Bound, call: ts.CallExpression): Bound {
    const [given] = call.arguments;
    if (call.expression.getText() === "raw" && given)
      return this.resolve({ node: given, scope: bound.scope });
    if (this.#texts(call).length > 0) return bound;
    const target = this.resolve({ node: call.expression, scope: bound.scope }).node;
    const called = ts.isArrowFunction(target)
      ? target
      : this.#checker.getResolvedSignature(call)?.declaration;
    if (!called || !("body" in called) || !called.body) return bound;
    const scope = new Map(bound.scope);
    for (const [index, parameter] of called.parameters.entries()) {
      const symbol = this.#checker.getSymbolAtLocation(parameter.name);
      const argument = call.arguments[index];
      if (symbol && argument) scope.set(symbol, { node: argument, scope: bound.scope });
    }
    const results = ts.isBlock(called.body) ? returnedBy(called.body) : [called.body as ts.Expression];
    const where = `returns of ${called.getSourceFile().fileName}:${called.pos}`;
    const result = results[this.#choose(where, results.length)];
    return result ? this.resolve({ node: result, scope }) : bound;
  }

  #byType(node: ts.Expression): string {
    const texts = this.#texts(node);
    const imported = texts.length === 0 ? exportedText(node) : undefined;
    if (imported !== undefined) return imported;
    if (texts.length === 0)
      throw new UnknownText(`what \`${node.getText()}\` says is not known before it runs`);
    return texts[this.#choose(texts.join("|"), texts.length)] ?? "";
  }

  /** All texts of a value's type; empty for an open type. */
  #texts(node: ts.Expression): string[] {
    const type = this.#checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    const texts = members.map((one) => {
      if (one.isStringLiteral()) return one.value;
      return one.flags & ts.TypeFlags.NumberLike ? "1" : undefined;
    });
    return texts.every((text) => text !== undefined) ? [...new Set(texts)] : [];
  }
}

/** All expressions that a function's body returns, without those of functions within it. */
function returnedBy(node: ts.Node): ts.Expression[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const results: ts.Expression[] = [];
  ts.forEachChild(node, (child) => void results.push(...returnedBy(child)));
  return results;
}

const require = createRequire(import.meta.url);

function exportedText(initializer: ts.Expression): string | undefined {
  const { parent } = initializer;
  if (!ts.isVariableDeclaration(parent) || !(ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Export))
    return undefined;
  const value = require(initializer.getSourceFile().fileName)[parent.name.getText()];
  return typeof value === "string" ? value : undefined;
}
