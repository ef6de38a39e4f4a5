import type { Json } from "./schema.server.ts";

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

const formats: Record<string, string> = {
  "date-time": "2026-11-28T09:30:00Z",
  date: "2026-11-28",
  email: "nusrat@example.com",
  uri: "https://shop.example/",
};

/** Example texts by field name, which look like the shop's data. */
const texts: Record<string, string> = {
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

const numbers: Record<string, number> = {
  price: 120,
  total: 240,
  total_price: 240,
  stock: 40,
  quantity: 2,
  from: 600,
  to: 720,
};

/** Deeper parts are left out: schemas may contain themselves. */
const deepest = 10;

/**
 * A value that a JSON Schema allows, always the same: the first of its `examples`, or made of its types and limits. `wanted` names
 * the fields of an object that are filled in besides the required ones: all, or none.
 */
export function exampleOf(
  schema: Json,
  schemas: Record<string, Json>,
  wanted: "all" | "required",
  name = "",
  depth = 0,
): unknown {
  const deeper = (part: JsonSchema, field = name) => exampleOf(part, schemas, wanted, field, depth + 1);
  const { $ref, examples, anyOf, oneOf, allOf, ...shape } = schema as JsonSchema;
  if ($ref) return deeper((schemas[$ref.split("/").at(-1) ?? ""] ?? {}) as JsonSchema);
  const [first = shape.const ?? shape.default ?? shape.enum?.[0]] = examples ?? [];
  if (first !== undefined) return first;
  const choices = anyOf ?? oneOf;
  if (choices) return deeper(choices.find(({ type }) => type !== "null") ?? {});
  if (allOf) return Object.assign({}, ...allOf.map((part) => deeper(part)));
  switch (shape.type) {
    case "object": {
      const { properties = {}, required = [] } = shape;
      const fields = Object.entries(properties).filter(
        ([field]) => required.includes(field) || (wanted === "all" && depth < deepest),
      );
      return Object.fromEntries(fields.map(([field, part]) => [field, deeper(part, field)]));
    }
    case "array": {
      const { items = {}, minItems = depth < deepest ? 1 : 0 } = shape;
      return Array.from({ length: minItems }, () => deeper(items));
    }
    case "number":
    case "integer":
      return numberOf(shape, numbers[name] ?? 1);
    case "string":
      return textOf(shape, texts[name] ?? formats[shape.format ?? ""] ?? "text");
    case "boolean":
      return true;
    default:
      return null;
  }
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema, usual: number): number {
  const least = Math.max(
    minimum ?? -Infinity,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1,
  );
  const within = Math.min(Math.max(usual, least), maximum ?? Infinity);
  return multipleOf < 1 ? within : Math.ceil(within / multipleOf) * multipleOf;
}

const textOf = ({ minLength = 0, maxLength }: JsonSchema, usual: string) =>
  usual.padEnd(minLength, "0").slice(0, maxLength);
