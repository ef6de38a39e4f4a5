import fc from "fast-check";

/** What of JSON Schema the shop's description uses. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
};

type Values = fc.Arbitrary<unknown>;

/** Texts that shops have stumbled over: what PostgreSQL cannot store, other digits, half a letter, paths, statements, pages. */
const nastyTexts = [
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202e",
    "০১৭১২৩৪৫৬৭৮",
    "٣",
    "ক্ষ্ম",
    "👩‍🚀",
    "%",
    "_",
    "\\",
    "'",
    '"',
    "`",
  ],
  "'; drop table orders; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "{{7*7}}",
  "%00",
  "null",
  ...[
    "1e400",
    "-0",
    "0x10",
    "NaN",
    "Infinity",
    "1,5",
    "9223372036854775808",
    "2026-02-30",
    "9999999-01-01",
    "-infinity",
  ],
  "__proto__",
  "constructor",
  "x".repeat(300),
  "আ".repeat(5_000),
  "\n\r\t",
  "a@b.co",
  "dhaka/dhanmondi",
];

const nastyNumbers = [
  ...[
    0,
    -0,
    -1,
    1,
    0.5,
    1.005,
    1e-7,
    99,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
  ],
  1e21,
  1e308,
  -1e308,
];

const text: Values = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);

const numeric: Values = fc.oneof(fc.constantFrom(...nastyNumbers), fc.integer(), fc.double());

/** Any JSON at all, most of it small. */
export const anything: Values = fc.oneof(
  text,
  numeric,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    JSON.parse('{"__proto__":{"admin":true}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(60, 4_000).map((depth) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`)),
);

/** Values that a schema describes or nearly so; now and then something else in their place. */
export function valuesOf(schema: Schema): Values {
  return fc.oneof({ weight: 9, arbitrary: nearly(schema) }, { weight: 1, arbitrary: anything });
}

function nearly(schema: Schema): Values {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map(valuesOf));
  if (schema.type === "object") return objects(schema);
  if (schema.type === "array") return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number")
    return fc.oneof(fc.integer({ min: 1, max: 30 }), edges(schema), numeric);
  if (schema.type === "string") return fc.oneof(text, plausible);
  return anything;
}

/** What a sensible client would send in some field or other, so that use-cases are reached at all. */
const plausible: Values = fc.constantFrom(
  ...[
    "01712345678",
    "nusrat@example.com",
    "Road 5",
    "2026-11-25",
    "2026-11-25T10:00:00Z",
    "mango-tree",
    "alu",
    "1",
  ],
  "dhaka/dhanmondi",
  "cash",
  "pending",
  "2",
  "en",
  "bn",
  "123456",
  "asc",
  "price",
);

const edges = ({ minimum = 0, maximum = 100 }: Schema): Values =>
  fc.constantFrom(minimum, minimum - 1, maximum, maximum + 1);

function objects({ properties = {} }: Schema): Values {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]),
  );
  const whole = fc.record(fields);
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, anything).map(([known, more]) => ({ ...known, admin: more })) },
  );
}
