type PublishedSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: PublishedSchema[];
  oneOf?: PublishedSchema[];
  allOf?: PublishedSchema[];
  properties?: Record<string, PublishedSchema>;
  required?: string[];
  items?: PublishedSchema;
  additionalProperties?: boolean | PublishedSchema;
} & { [limit: string]: unknown };

type OperationObject = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: PublishedSchema }[];
  requestBody?: { content: Record<string, { schema: PublishedSchema }> };
  responses: Record<string, { content: Record<string, { schema: PublishedSchema }> }>;
  security?: Record<string, string[]>[];
  "x-page"?: object;
};

export type ApiDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, PublishedSchema> };
};

type Side = { document: ApiDocument; schema: PublishedSchema };
type Direction = "input" | "answer";

/**
 * What a program written for `before` can no longer rely on with `after`: a line for each, which begins with the operation id.
 * Added operations, optional inputs, fields and values of an answer are none.
 */
export function narrowings(before: ApiDocument, after: ApiDocument): string[] {
  const now = new Map(operationsOf(after).map((one) => [one.operation.operationId, one]));
  return operationsOf(before).flatMap((old) => {
    const id = old.operation.operationId;
    const current = now.get(id);
    if (!current) return [`\`${id}\` is removed`];
    const found = [
      ...(current.address === old.address ? [] : [`is \`${current.address}\``]),
      ...callerNarrowings(old.operation, current.operation),
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
}

/** Those of the lines that no list item below a dated heading of `docs/api-changes.md` begins with. */
export function undated(lines: string[], changes: string): string[] {
  const dated = changes
    .split(/^## /m)
    .slice(1)
    .filter((section) => !Number.isNaN(Date.parse(/^(\d{4}-\d\d-\d\d)\n/.exec(section)?.[1] ?? "")));
  const items = dated.flatMap((section) => section.split(/^- /m).slice(1));
  return lines.filter((line) => !items.some((item) => item.replace(/\s+/g, " ").startsWith(`${line}.`)));
}

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

function callerNarrowings({ security: old = [] }: OperationObject, { security: now = [] }: OperationObject) {
  if (old.length === 0) return now.length > 0 ? ["is no longer open to strangers"] : [];
  if (now.length === 0) return [];
  const written = now.map((way) => JSON.stringify(way));
  return old
    .filter((way) => !written.includes(JSON.stringify(way)))
    .map(
      (way) =>
        `is no longer open to ${Object.entries(way).map(([kind, scopes]) => [kind, ...scopes].join(" "))}`,
    );
}

function resolved({ document, schema }: Side): PublishedSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? resolved({ document, schema: document.components.schemas[name] ?? {} }) : schema;
}

/** The alternatives of a schema, each of one type. */
function alternatives(side: Side): PublishedSchema[] {
  const { anyOf, oneOf, ...schema } = resolved(side);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((choice) => alternatives({ ...side, schema: choice }));
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** An input must accept each old alternative; an answer may be of old alternatives only. The nearest alternative counts. */
function partNarrowings(
  at: string,
  before: Side,
  after: Side,
  direction = at as Direction,
  depth = 0,
): string[] {
  if (depth > 12) return [];
  const old = alternatives(before);
  const now = alternatives(after);
  const compare = (one: PublishedSchema, other: PublishedSchema) =>
    plainNarrowings(at, { ...before, schema: one }, { ...after, schema: other }, direction, depth);
  const nearest = (found: string[][]) => found.toSorted((one, other) => one.length - other.length)[0];
  return direction === "input"
    ? old.flatMap((one) => nearest(now.map((other) => compare(one, other))) ?? [`\`${at}\` is removed`])
    : now.flatMap((other) => nearest(old.map((one) => compare(one, other))) ?? []);
}

function plainNarrowings(
  at: string,
  before: Side,
  after: Side,
  direction: Direction,
  depth: number,
): string[] {
  const old = before.schema;
  const now = after.schema;
  if (old.media !== now.media) return [`\`${at}\` is no longer \`${old.media}\``];
  if (!isSameType(old, now, direction)) return [`\`${at}\` is no longer ${typeOf(old)}`];
  if (old.allOf || now.allOf)
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [`\`${at}\` has changed`];
  const child = (name: string, one: PublishedSchema, other: PublishedSchema) =>
    partNarrowings(
      `${at}${name}`,
      { ...before, schema: one },
      { ...after, schema: other },
      direction,
      depth + 1,
    );
  return [
    ...valueNarrowings(at, old, now, direction),
    ...(direction === "input" ? limitNarrowings(at, old, now) : []),
    ...fieldNarrowings(at, old, now, direction, child),
    ...(old.items ? child("[]", old.items, now.items ?? {}) : []),
    ...(isSchema(old.additionalProperties) && isSchema(now.additionalProperties)
      ? child(".*", old.additionalProperties, now.additionalProperties)
      : []),
  ];
}

const isSchema = (value: unknown): value is PublishedSchema => typeof value === "object" && value !== null;

const valuesOf = ({ enum: values, const: value }: PublishedSchema) =>
  values ?? (value === undefined ? undefined : [value]);

const typeOf = (schema: PublishedSchema) => {
  const [value] = valuesOf(schema) ?? [];
  return String(schema.type ?? (value === undefined ? "any" : value === null ? "null" : typeof value));
};

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
  if (direction === "answer" || !has) return [];
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
