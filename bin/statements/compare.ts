import pg from "pg";
import ts from "typescript";
import type { Column } from "./describe.ts";
import type { Statement } from "./find.ts";

const oid = pg.types.builtins;
const name = 19;
const textArray = 1009;
const intArray = 1007;
const bigintArray = 1016;
const doubleArray = 1022;

/** The TypeScript type of each PostgreSQL type, as pg parses it; see connections.server.ts. */
const kinds = new Map<number, string>([
  [oid.BOOL, "boolean"],
  ...[oid.INT2, oid.INT4, oid.INT8, oid.FLOAT4, oid.FLOAT8, oid.OID].map((type) => [type, "number"] as const),
  ...[oid.TEXT, oid.VARCHAR, oid.UUID, oid.NUMERIC, name].map((type) => [type, "string"] as const),
  [oid.TIMESTAMPTZ, "Date"],
  ...[oid.JSON, oid.JSONB].map((type) => [type, "json"] as const),
  [oid.BYTEA, "Buffer"],
  [textArray, "string[]"],
  [intArray, "number[]"],
  [doubleArray, "number[]"],
  [bigintArray, "number[]"],
]);

export function differences({ row, inLists, isUsed }: Statement, columns: Column[], checker: ts.TypeChecker) {
  if (!row) return columns.length > 0 && isUsed ? ["its rows have no type"] : [];
  const fields = inLists ? fieldsOfList(row, columns, checker) : fieldsOf(row, checker);
  const missing = [...fields]
    .filter(([name, { optional }]) => !optional && !columns.some((column) => column.name === name))
    .map(([name]) => `the type of its rows has "${name}", the statement does not`);
  return [
    ...missing,
    ...columns.flatMap((column) => difference(column, fields.get(column.name)?.type, checker)),
  ];
}

type FieldTypes = Map<string, { type: ts.Type; optional: boolean }>;

function fieldsOf(row: ts.Type, checker: ts.TypeChecker): FieldTypes {
  return new Map(
    checker.getPropertiesOfType(row).map((property) => {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return [property.name, { type: checker.getTypeOfSymbol(property), optional }];
    }),
  );
}

function fieldsOfList(row: ts.Type, columns: Column[], checker: ts.TypeChecker): FieldTypes {
  const types = checker.getTypeArguments(row as ts.TypeReference);
  return new Map(
    types.map((type, index) => [columns[index]?.name ?? `place ${index}`, { type, optional: false }]),
  );
}

function difference({ name, type, nullable }: Column, given: ts.Type | undefined, checker: ts.TypeChecker) {
  if (!given) return [`the statement has "${name}", the type of its rows does not`];
  const kind = kinds.get(type);
  if (!kind) return [`nothing is known of the type ${type} of "${name}": see compare.ts`];
  const members = given.isUnion() ? given.types : [given];
  const isNone = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  const values = members.filter((member) => !isNone(member));
  if (!values.every((value) => isOf(kind, value, checker)))
    return [`"${name}" is ${kind}, the type of its rows says ${checker.typeToString(given)}`];
  const canBeNull = members.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  return nullable && !canBeNull ? [`"${name}" may be null, the type of its rows says not`] : [];
}

function isOf(kind: string, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (kind === "boolean") return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
  if (kind === "number") return (type.flags & ts.TypeFlags.NumberLike) !== 0;
  if (kind === "string") return (type.flags & ts.TypeFlags.StringLike) !== 0;
  if (kind === "json") return (type.flags & ts.TypeFlags.Object) !== 0;
  const item = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  if (kind === "string[]" && item)
    return (item.isUnion() ? item.types : [item]).every((one) => isOf("string", one, checker));
  return checker.typeToString(type).replace(/^readonly |<ArrayBufferLike>$/g, "") === kind;
}
