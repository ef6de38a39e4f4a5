import fc from "fast-check";
import { asSent } from "./long-texts.ts";
import { anything, type Schema, valuesOf } from "./values.ts";

export type Described = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, object> };
};

type DescribedOperation = {
  operationId: string;
  parameters?: { name: string; in: "path" | "query"; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: { 200: { content: { "application/json"?: { schema: object } } } };
  security?: object[];
};

/** Who sends it: a key of the tokens that a drill has. */
export const senders = ["nobody", "customer", "admin", "a stranger's token", "who leaves"] as const;
export type RequestSender = (typeof senders)[number];

export type BadRequest = {
  /** "POST /api/place-order": the operation that it is meant for. */
  operation: string;
  method: string;
  path: string;
  sender: RequestSender;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** Requests to an operation that are wrong in all kinds of ways, some of them right. */
export function requestsTo(
  path: string,
  method: string,
  operation: DescribedOperation,
): fc.Arbitrary<BadRequest> {
  const { parameters = [] } = operation;
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const sender = fc.constantFrom<RequestSender>(...sendersTo(path));
  return fc
    .record({
      sender,
      parts: fc.tuple(...inPath.map(({ schema }) => valuesOf({ ...schema, type: "integer" }))),
      query: fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, valuesOf(schema)])), {
        requiredKeys: [],
      }),
      headers: fc.record(
        {
          "Accept-Language": fc.constantFrom("bn", "en", "*", "x".repeat(100), "bn;q=5"),
          "Idempotency-Key": fc.constantFrom("12345678", "x", "a-key-of-its-own", "y".repeat(300)),
        },
        { requiredKeys: [] },
      ),
      body: bodiesOf(operation),
    })
    .map(({ sender, parts, query, headers, body }) => ({
      operation: `${method} ${path}`,
      method,
      sender,
      path:
        filled(
          path,
          inPath.map(({ name }) => name),
          parts,
        ) + search(query),
      headers: { ...headers, ...body?.headers },
      ...(body && method === "POST" && { body: body.body }),
    }));
}

/** In characters: just below Node's limit for headers, the shop's for a path, and its limit for a body with three bytes a character. */
const longest = 60_000;
const longestInPath = 1_800;
const longestInBody = 30_000;

/** The headers that the shop or a proxy reads. */
const headersRead = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Authorization",
  "Content-Type",
  "Cookie",
  "Idempotency-Key",
  "If-None-Match",
  "Range",
  "Sec-Fetch-Site",
  "User-Agent",
  "X-Forwarded-For",
  "X-Request-Id",
];

/**
 * A request to an operation for each place where a text can stand: each part of its path, each parameter, each header, each field of
 * its body. `textOf` gives the text of a length, in characters, for the place with this number.
 */
export function longRequestsTo(
  path: string,
  method: string,
  operation: DescribedOperation,
  textOf: (place: number, length: number) => string,
): BadRequest[] {
  const names = (operation.parameters ?? []).filter((one) => one.in === "path").map(({ name }) => name);
  const url = filled(path, names, Array(names.length).fill(1));
  const [[type, { schema }] = ["", {}]] = Object.entries(operation.requestBody?.content ?? {});
  const base = {
    operation: `${method} ${path}`,
    method,
    path: url,
    sender: sendersTo(path)[0] as RequestSender,
    headers: {},
  };
  const makers: ((textOf: (length: number) => string) => BadRequest)[] = [
    ...(operation.parameters ?? []).map(({ name, in: where }) => (textOf: (length: number) => string) => {
      const length = where === "path" ? longestInPath : longest;
      // A client resolves "../" before it sends anything.
      const text = asSent(textOf(length), length)
        .replace(/[/?#&]/g, encodeURIComponent)
        .slice(0, length);
      if (where === "query") return { ...base, path: `${url}?${name}=${text}` };
      return { ...base, path: path.replace(`{${name}}`, text).replace(/\{\w+\}/g, "1") };
    }),
    ...headersRead.map((name) => (textOf: (length: number) => string) => ({
      ...base,
      ...(name === "Authorization" && { sender: "nobody" as const }),
      headers: { [name]: asSent(textOf(longest).trim() || "x", longest) },
      ...(schema && { body: "{}" }),
    })),
    ...(schema ? fieldsOf(schema) : []).map((field) => (textOf: (length: number) => string) => {
      const [body] = fc.sample(valuesOf(schema as Schema), { numRuns: 1, seed: field.length });
      const whole = typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
      const text = textOf(longestInBody).toWellFormed();
      return {
        ...base,
        headers: { "Content-Type": type },
        body: JSON.stringify(withField(whole, field, text)),
      };
    }),
  ];
  return makers.map((make, place) => make((length) => textOf(place, length)));
}

/** The keys that lead to each field of a body: ["items", "0", "name"]. */
function fieldsOf(schema: Schema): string[][] {
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsOf);
  const items = schema.items ? fieldsOf(schema.items).map((keys) => ["0", ...keys]) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    [name],
    ...fieldsOf(field).map((keys) => [name, ...keys]),
  ]);
  return [...fields, ...items, ...inside];
}

/** A value with a text in place of the field to which these keys lead. */
function withField(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === "0") return [withField(undefined, rest, text)];
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: withField(fields[name], rest, text) };
}

/** What ends a session is sent by one whom nothing else needs. */
function sendersTo(path: string): RequestSender[] {
  if (/logout|sign-out|account\/delete/.test(path)) return ["nobody", "a stranger's token", "who leaves"];
  if (path.includes("/admin/")) return ["admin", "admin", "admin", "customer"];
  return ["customer", "customer", "customer", "admin", "nobody", "a stranger's token"];
}

type Body = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } | undefined;

function bodiesOf({ requestBody }: DescribedOperation): fc.Arbitrary<Body> {
  const [[type, { schema }] = ["", {}]] = Object.entries(requestBody?.content ?? {});
  if (!requestBody) return fc.constant(undefined);
  const headers = { "Content-Type": type };
  if (!schema)
    return fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }).map((body) => ({ body: new Uint8Array(body), headers })),
      fc.constantFrom("", "a,b\n1,2", '"', "\ufeffname_en\n\u0000").map((body) => ({ body, headers })),
    );
  const json = valuesOf(schema).map((value) => ({ body: JSON.stringify(value), headers }));
  const broken = fc
    .constantFrom(
      "",
      "{",
      "[]",
      "null",
      '"a"',
      "{}}",
      '{"a":1e999}',
      `{"a":"${"x".repeat(99_000)}"}`,
      "\u0000",
    )
    .map((body) => ({ body, headers }));
  const otherwise = anything.map((value) => ({
    body: JSON.stringify(value),
    headers: { "Content-Type": "text/plain" },
  }));
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: otherwise },
  );
}

const filled = (path: string, names: string[], values: unknown[]): string =>
  names.reduce((text, name, place) => text.replace(`{${name}}`, written(values[place]) || "0"), path);

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${written(value)}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

/** A value as a part of an address; what cannot be one is cut. */
function written(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 6_000).toWellFormed());
}
