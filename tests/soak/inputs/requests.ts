import fc from "fast-check";
import { anything, type Schema, valuesOf } from "./values.ts";

export type Described = {
  paths: Record<string, Record<string, DescribedOperation>>;
};

type DescribedOperation = {
  operationId: string;
  parameters: { name: string; in: "path" | "query"; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: { 200: { content: { "application/json": { schema: object } } } };
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
  const inPath = operation.parameters.filter((one) => one.in === "path");
  const inQuery = operation.parameters.filter((one) => one.in === "query");
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
      ...{ operation: `${method} ${path}`, method, sender },
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
