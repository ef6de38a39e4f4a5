import {
  type ApiDocument,
  alternatives,
  goneVariants,
  type OperationObject,
  type PublishedSchema,
  pairs,
  type Side,
  typeOf,
  valuesOf,
} from "./alternatives.ts";

type Direction = "input" | "answer";

/**
 * What a program written for `before` can no longer rely on with `after`: a line for each, which begins with the operation id.
 * Added operations, optional inputs, refusals, fields and values of an answer are none.
 */
export function narrowings(before: ApiDocument, after: ApiDocument): string[] {
  const now = new Map(operationsOf(after).map((one) => [one.operation.operationId, one]));
  const problems = partNarrowings("answer", problemOf(before), problemOf(after));
  const inProblems = problems.map((line) => `\`Problem\`: ${line}`);
  const inOperations = operationsOf(before).flatMap((old) => {
    const id = old.operation.operationId;
    const current = now.get(id);
    if (!current) return [`\`${id}\` is removed`];
    const found = [
      ...(current.address === old.address ? [] : [`is \`${current.address}\``]),
      ...callerNarrowings(old.operation, current.operation),
      ...refusalNarrowings(refusalsOf(before, old.operation), refusalsOf(after, current.operation)),
      ...partNarrowings(
        "input",
        sideOf(before, inputOf(old.operation)),
        sideOf(after, inputOf(current.operation)),
      ),
      ...partNarrowings(
        "answer",
        sideOf(before, answerOf(old.operation)),
        sideOf(after, answerOf(current.operation)),
      ),
    ];
    return [...new Set(found)].map((line) => `\`${id}\`: ${line}`);
  });
  return [...inProblems, ...inOperations];
}

/**
 * Those of the lines that no list item of `docs/api-changes.md` begins with, below a heading with the date `since` (YYYY-MM-DD) or a
 * later one.
 */
export function undated(lines: string[], changes: string, since: string): string[] {
  const dated = changes
    .split(/^## /m)
    .slice(1)
    .filter((section) => {
      const date = /^(\d{4}-\d\d-\d\d)\n/.exec(section)?.[1] ?? "";
      return date >= since && !Number.isNaN(Date.parse(date));
    });
  const items = dated.flatMap((section) => section.split(/^- /m).slice(1));
  return lines.filter((line) => !items.some((item) => item.replace(/\s+/g, " ").startsWith(`${line}.`)));
}

const problemOf = (document: ApiDocument): Side => ({
  document,
  schema: document.components.schemas["Problem"] ?? {},
});

const sideOf = (document: ApiDocument, schema: PublishedSchema): Side => ({ document, schema });

const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

/** All inputs as one object: parameters of path, query string and headers, and the body. */
function inputOf({ parameters = [], requestBody, "x-page": page }: OperationObject): PublishedSchema {
  const body = Object.entries(requestBody?.content ?? {});
  const named = parameters.map(({ name, schema }) => [name, schema] as const);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(named),
      ...(body.length > 0 && { body: { anyOf: body.map(([media, { schema }]) => ({ media, ...schema })) } }),
      ...(page && { "x-page": { const: JSON.stringify(page) } }),
    },
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function answerOf({ responses }: OperationObject): PublishedSchema {
  return {
    anyOf: Object.entries(responses["200"]?.content ?? {}).map(([media, { schema }]) => ({
      media,
      ...schema,
    })),
  };
}

/** Each of them are some of the next; those of one part are not those of another. */
const callers = ["admin", "part", "staff", "customer", "anyone"];

const circleOf = (may: string) =>
  callers.indexOf(callers.includes(may) ? may : may === "visitor" ? "anyone" : "part");

function callerNarrowings(before: OperationObject, after: OperationObject) {
  const { security: old = [], "x-may": could = "anyone" } = before;
  const { security: now = [], "x-may": may = "anyone" } = after;
  const isNarrower =
    circleOf(may) < circleOf(could) || (circleOf(may) === 1 && circleOf(could) === 1 && may !== could);
  const written = now.map((way) => JSON.stringify(way));
  const closed = now.length === 0 ? [] : old.filter((way) => !written.includes(JSON.stringify(way)));
  return [
    ...(isNarrower ? [`is open to ${may}, no longer to ${could}`] : []),
    ...closed.map(
      (way) =>
        `is no longer open to ${Object.entries(way).map(([kind, scopes]) => [kind, ...scopes].join(" "))}`,
    ),
  ];
}

/** As `409 sold_out`. */
function refusalsOf({ components }: ApiDocument, { responses }: OperationObject): string[] {
  return Object.entries(responses).flatMap(([status, { $ref }]) => {
    const answer = components.responses?.[$ref?.split("/").at(-1) ?? ""];
    const parts = Object.values(answer?.content ?? {}).flatMap(({ schema }) => schema.allOf ?? []);
    return parts
      .flatMap(({ properties }) => valuesOf(properties?.["code"] ?? {}) ?? [])
      .map((code) => `${status} ${code}`);
  });
}

const refusalNarrowings = (old: string[], now: string[]) =>
  old.filter((refusal) => !now.includes(refusal)).map((refusal) => `no longer refuses with \`${refusal}\``);

/**
 * An input must accept each old alternative; the nearest counts. An answer may be of old alternatives only, or of more that tell
 * themselves apart by a value, which counts as an added value.
 */
function partNarrowings(
  at: string,
  before: Side,
  after: Side,
  direction = at as Direction,
  depth = 0,
): string[] {
  if (depth > 12) return [];
  const old = alternatives(before);
  const current = alternatives(after);
  const compare = (one: PublishedSchema, other: PublishedSchema) =>
    plainNarrowings(at, { ...before, schema: one }, { ...after, schema: other }, direction, depth);
  const nearest = (found: string[][]) => found.toSorted((one, other) => one.length - other.length)[0];
  return direction === "input"
    ? old.flatMap((one) => nearest(current.map((other) => compare(one, other))) ?? [`\`${at}\` is removed`])
    : [
        ...pairs(before, after, old, current).flatMap(([one, other]) =>
          one ? compare(one, other) : (nearest(old.map((each) => compare(each, other))) ?? []),
        ),
        ...goneVariants(at, before, after, old, current),
      ];
}

function plainNarrowings(
  at: string,
  before: Side,
  after: Side,
  direction: Direction,
  depth: number,
): string[] {
  const old = before.schema;
  const current = after.schema;
  if (old.media !== current.media) return [`\`${at}\` is no longer \`${old.media}\``];
  if (!isSameType(old, current, direction)) return [`\`${at}\` is no longer ${typeOf(old)}`];
  if (old.allOf || current.allOf)
    return JSON.stringify(old) === JSON.stringify(current) ? [] : [`\`${at}\` has changed`];
  const child = (name: string, one: PublishedSchema, other: PublishedSchema) =>
    partNarrowings(
      `${at}${name}`,
      { ...before, schema: one },
      { ...after, schema: other },
      direction,
      depth + 1,
    );
  return [
    ...valueNarrowings(at, old, current, direction),
    ...(direction === "input"
      ? [...limitNarrowings(at, old, current), ...looseNarrowings(at, old, current)]
      : []),
    ...fieldNarrowings(at, old, current, direction, child),
    ...(old.items ? child("[]", old.items, current.items ?? {}) : []),
    ...(isSchema(old.additionalProperties) && isSchema(current.additionalProperties)
      ? child(".*", old.additionalProperties, current.additionalProperties)
      : []),
  ];
}

const isSchema = (value: unknown): value is PublishedSchema => typeof value === "object" && value !== null;

function isSameType(old: PublishedSchema, now: PublishedSchema, direction: Direction): boolean {
  const [narrow, wide] = direction === "input" ? [typeOf(old), typeOf(now)] : [typeOf(now), typeOf(old)];
  return wide === "any" || narrow === wide || (narrow === "integer" && wide === "number");
}

function valueNarrowings(
  at: string,
  old: PublishedSchema,
  now: PublishedSchema,
  direction: Direction,
): string[] {
  const had = valuesOf(old);
  const has = valuesOf(now);
  if (direction === "answer") {
    if (!had) return [];
    if (!has) return [`\`${at}\` has any value`];
    return had
      .filter((value) => !has.includes(value))
      .map((value) => `\`${at}\` is never \`${JSON.stringify(value)}\``);
  }
  if (!has) return [];
  if (!had) return [`\`${at}\` takes only certain values`];
  return had
    .filter((value) => !has.includes(value))
    .map((value) => `\`${at}\` no longer takes \`${JSON.stringify(value)}\``);
}

const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const forms = ["pattern", "format", "multipleOf"];

function limitNarrowings(at: string, old: PublishedSchema, now: PublishedSchema): string[] {
  const isNarrower = (name: string) => {
    if (now[name] === undefined || now[name] === old[name]) return false;
    if (old[name] === undefined || forms.includes(name)) return true;
    return upper.includes(name)
      ? Number(now[name]) < Number(old[name])
      : Number(now[name]) > Number(old[name]);
  };
  return [...upper, ...lower, ...forms]
    .filter(isNarrower)
    .map((name) => `\`${at}\` has the ${name} \`${now[name]}\``);
}

/** Fields that nobody names, and what counts for a field that is left out. */
function looseNarrowings(at: string, old: PublishedSchema, now: PublishedSchema): string[] {
  const isClosed = now.additionalProperties === false && old.additionalProperties !== false;
  const isChanged =
    old["default"] !== undefined && JSON.stringify(old["default"]) !== JSON.stringify(now["default"]);
  return [
    ...(isClosed ? [`\`${at}\` takes no other fields`] : []),
    ...(isChanged ? [`\`${at}\` has no longer the default \`${JSON.stringify(old["default"])}\``] : []),
  ];
}

function fieldNarrowings(
  at: string,
  { properties: old = {}, required: hadToBe = [] }: PublishedSchema,
  { properties: now = {}, required: hasToBe = [] }: PublishedSchema,
  direction: Direction,
  child: (name: string, old: PublishedSchema, now: PublishedSchema) => string[],
): string[] {
  const inFields = Object.entries(old).flatMap(([name, schema]) => {
    const current = now[name];
    return current ? child(`.${name}`, schema, current) : [`\`${at}.${name}\` is removed`];
  });
  const demanded = hasToBe
    .filter((name) => !hadToBe.includes(name))
    .map((name) => `\`${at}.${name}\` is required`);
  const absent = hadToBe
    .filter((name) => name in now && !hasToBe.includes(name))
    .map((name) => `\`${at}.${name}\` may be absent`);
  return [...inFields, ...(direction === "input" ? demanded : absent)];
}
