export type PublishedSchema = {
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

type PublishedAnswer = { $ref?: string; content?: Record<string, { schema: PublishedSchema }> };

export type OperationObject = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: PublishedSchema }[];
  requestBody?: { content: Record<string, { schema: PublishedSchema }> };
  responses: Record<string, PublishedAnswer>;
  security?: Record<string, string[]>[];
  "x-page"?: object;
  "x-may"?: string;
};

export type ApiDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, PublishedSchema>; responses?: Record<string, PublishedAnswer> };
};

export type Side = { document: ApiDocument; schema: PublishedSchema };

export const valuesOf = ({ enum: values, const: value }: PublishedSchema) =>
  values ?? (value === undefined ? undefined : [value]);

export const typeOf = (schema: PublishedSchema) => {
  const [value] = valuesOf(schema) ?? [];
  return String(schema.type ?? (value === undefined ? "any" : value === null ? "null" : typeof value));
};

function resolved({ document, schema }: Side): PublishedSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? resolved({ document, schema: document.components.schemas[name] ?? {} }) : schema;
}

/** The alternatives of a schema, each of one type; values of one type are one alternative. */
export function alternatives(side: Side): PublishedSchema[] {
  const all = choicesOf(side);
  const groups = Object.groupBy(all, (one) => (valuesOf(one) ? typeOf(one) : "open"));
  const { open = [], ...values } = groups;
  const lists = Object.values(values).map((list = []) => ({
    ...list[0],
    const: undefined,
    enum: list.flatMap((one) => valuesOf(one) ?? []),
  }));
  return [...open, ...lists];
}

function choicesOf(side: Side): PublishedSchema[] {
  const { anyOf, oneOf, ...schema } = resolved(side);
  const { media = schema["media"] } = side.schema;
  const choices = (anyOf ?? oneOf)?.map((choice) => ({ media, ...choice }));
  if (choices) return choices.flatMap((choice) => choicesOf({ ...side, schema: choice }));
  return [schema.type ?? undefined].flat().map((type) => ({ ...schema, media, ...(type && { type }) }));
}

/** The constants of an object by which it is told apart from others, such as `kind: "code"`; "" without any. */
const markOf = (side: Side, schema: PublishedSchema) =>
  Object.entries(schema.properties ?? {})
    .map(([name, part]) => [name, resolved({ ...side, schema: part }).const] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .toSorted()
    .join(", ");

/** Each present alternative beside the one that was its own before: that with its mark, or else of its type at its place. */
export function pairs(before: Side, after: Side, old: PublishedSchema[], now: PublishedSchema[]) {
  const keyOf = (side: Side, all: PublishedSchema[]) => {
    const places = new Map<string, number>();
    return all.map((one) => {
      const key = `${one.media} ${typeOf(one)} ${markOf(side, one)}`;
      const place = places.get(key) ?? 0;
      places.set(key, place + 1);
      return `${key} ${place}`;
    });
  };
  const had = keyOf(before, old);
  const variants = old.filter((one) => markOf(before, one)).length;
  const nowKeys = keyOf(after, now);
  return now
    .map((other, index) => [old[had.indexOf(nowKeys[index] ?? "")], other] as const)
    .filter(([one, other]) => {
      const isVariant = variants > 1 && markOf(after, other) !== "";
      return one || !(isVariant || !old.some(({ media }) => media === other.media));
    });
}

export function goneVariants(
  at: string,
  before: Side,
  after: Side,
  old: PublishedSchema[],
  now: PublishedSchema[],
) {
  const had = old.map((one) => markOf(before, one)).filter(Boolean);
  const has = now.map((one) => markOf(after, one));
  const media = [...new Set(old.map((one) => one.media))].filter(
    (type) => old.some((one) => one.media !== type) && !now.some((one) => one.media === type),
  );
  if (had.length < 2) return media.map((type) => `\`${at}\` is no longer \`${type}\``);
  return had
    .filter((mark) => !has.includes(mark))
    .map((mark) => `\`${at}\` is no longer one with \`${mark}\``);
}
