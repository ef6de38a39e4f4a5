import type { Json } from "./to-json-schema.server.ts";

type JsonSchema = {
  $ref?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
};

const exampleByFormat: Record<string, string> = {
  "date-time": "2026-11-28T09:30:00Z",
  date: "2026-11-28",
  email: "nusrat@example.com",
  uri: "https://shop.example/",
};

/** Example texts by field name, which look like the shop's data. */
const exampleTextByField: Record<string, string> = {
  name: "Miniket rice",
  weight: "5 kg",
  sku: "RICE-5",
  number: "TK-10001",
  email: "nusrat@example.com",
  mobile_no: "01712345678",
  phone: "01712345678",
  address_details: "House 12, Road 5, Dhanmondi, Dhaka",
  image: "/pictures/demo/rice.svg",
  message: "We have your message.",
  reason: "counted again",
  note: "by the gate",
  url: "https://shop.example/",
  link: "/offers",
  place: "dhaka/dhanmondi",
  places: "dhaka/dhanmondi",
  barcode: "8941100500019",
  code: "204816",
  new_password: "mango-tree",
  visible_until: "2026-12-05T18:00:00Z",
  ends_at: "2026-12-05T18:00:00Z",
};

const exampleNumberByField: Record<string, number> = {
  price: 120,
  total: 240,
  total_price: 240,
  stock: 40,
  quantity: 2,
  from: 600,
  to: 720,
};

/** Deeper parts are left out: schemas may contain themselves. */
const maxDepth = 10;

/**
 * A value that a JSON Schema allows, always the same: the first of its `examples`, or made of its types and limits. `wanted` names
 * the fields of an object that are filled in besides the required ones: all, or none.
 */
export function createExample(
  schema: Json,
  schemas: Record<string, Json>,
  wanted: "all" | "required",
  name = "",
  depth = 0,
): unknown {
  const createPart = (part: JsonSchema, field = name) =>
    createExample(part, schemas, wanted, field, depth + 1);
  const { $ref, examples, anyOf, oneOf, allOf, ...shape } = schema as JsonSchema;
  if ($ref) return createPart((schemas[$ref.split("/").at(-1) ?? ""] ?? {}) as JsonSchema);
  const [example = shape.const ?? shape.default ?? shape.enum?.[0]] = examples ?? [];
  if (example !== undefined) return example;
  const choices = anyOf ?? oneOf;
  if (choices) return createPart(choices.find(({ type }) => type !== "null") ?? {});
  if (allOf) return Object.assign({}, ...allOf.map((part) => createPart(part)));
  switch (shape.type) {
    case "object": {
      const { properties = {}, required = [] } = shape;
      const fields = Object.entries(properties).filter(
        ([field]) => required.includes(field) || (wanted === "all" && depth < maxDepth),
      );
      return Object.fromEntries(fields.map(([field, part]) => [field, createPart(part, field)]));
    }
    case "array": {
      const { items = {}, minItems = depth < maxDepth ? 1 : 0 } = shape;
      return Array.from({ length: minItems }, () => createPart(items));
    }
    case "number":
    case "integer":
      return createNumber(shape, exampleNumberByField[name] ?? 1);
    case "string":
      return createText(shape, exampleTextByField[name] ?? exampleByFormat[shape.format ?? ""] ?? "text");
    case "boolean":
      return true;
    default:
      return null;
  }
}

function createNumber(
  { minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema,
  preferred: number,
): number {
  const lowerBound = Math.max(
    minimum ?? -Infinity,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1,
  );
  const clamped = Math.min(Math.max(preferred, lowerBound), maximum ?? Infinity);
  return multipleOf < 1 ? clamped : Math.ceil(clamped / multipleOf) * multipleOf;
}

const createText = ({ minLength = 0, maxLength }: JsonSchema, preferred: string) =>
  preferred.padEnd(minLength, "0").slice(0, maxLength);
