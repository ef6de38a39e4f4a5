import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { createExample } from "#src/platform/http/api-docs/create-example.server.ts";
import { testShop } from "../../support/shop/open-test-shop.ts";
import { narrowings, undated } from "./narrowings.ts";

const file = "docs/api/openapi.json";
/** The API of the last release, with its date: only `npm run api -- release` writes it. */
const releasedFile = "docs/api/released.json";
const written = process.env["PUBLISH_API"];
const shop = await testShop();
const { body: served } = await shop.get("/api/openapi.json");
/** Examples follow from the schemas. */
const current = withoutExamples(served);

function withoutExamples(document: any): any {
  const copy = structuredClone(document);
  for (const { content } of contentsOf(copy))
    for (const part of Object.values<any>(content)) delete part.example;
  return copy;
}

/** Bodies and answers of all operations. */
function contentsOf({ paths }: any): { id: string; content: Record<string, any> }[] {
  return Object.values<object>(paths)
    .flatMap((methods) => Object.values<any>(methods))
    .flatMap(({ operationId, requestBody, responses }) => [
      ...(requestBody ? [{ id: `${operationId} takes`, content: requestBody.content }] : []),
      { id: `${operationId} answers`, content: responses[200].content },
    ]);
}

/** As JSON; what fits into one line stands on one. */
function pretty(value: unknown, indent = ""): string {
  const short = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= 140) return short;
  const deeper = `${indent} `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + pretty(one, deeper))
    : Object.entries(value).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${pretty(one, deeper)}`);
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

/** What programs rely on, an operation a line. */
function released({ paths, components }: any): string {
  const lines = (parts: object) =>
    Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`);
  const { schemas, responses } = components;
  const inOne = (parts: object) => `{\n${lines(parts).join(",\n")}\n}`;
  return `{
"date": "${new Date().toISOString().slice(0, 10)}",
"paths": ${inOne(paths)},
"components": {"responses": ${inOne(responses)}, "schemas": ${inOne(schemas)}}
}\n`;
}

test("nothing of the last release is removed or narrowed without an entry in docs/api-changes.md of that day or later", () => {
  const { date, ...before } = JSON.parse(readFileSync(releasedFile, "utf8"));
  const lines = undated(narrowings(before, current), readFileSync("docs/api-changes.md", "utf8"), date);
  expect(lines, "add these lines, each with a full stop, below a date in docs/api-changes.md").toEqual([]);
  if (written) writeFileSync(file, `${pretty(current)}\n`);
  if (written === "release") writeFileSync(releasedFile, released(current));
});

test("docs/api/openapi.json is the API as it is: `npm run api` writes it", () => {
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(current);
});

test("every operation has an example that its schemas allow", () => {
  const rooted = (value: object) =>
    JSON.parse(JSON.stringify(value).replaceAll("#/components/schemas/", "#/$defs/"));
  const $defs = rooted(served.components.schemas);
  const wrong = contentsOf(served).flatMap(({ id, content }) => {
    const json = content["application/json"];
    if (!json || json.schema.format === "binary") return [];
    const read = z.fromJSONSchema({ ...rooted(json.schema), $defs }).safeParse(json.example);
    return json.example !== undefined && read.success ? [] : [`${id}: ${read.error?.message.slice(0, 300)}`];
  });
  expect(wrong).toEqual([]);
});

test("every operation takes the example of its body", () => {
  const wrong = shop.app.mounted.flatMap(({ operation: { path, method }, input }) => {
    const { operationId, parameters = [], requestBody } = served.paths[path][method.toLowerCase()];
    const body = requestBody?.content["application/json"]?.example;
    if (!body) return [];
    const inPath = parameters.filter((one: any) => one.in === "path");
    const ids = inPath.map(({ name, schema }: any) => [
      name,
      createExample(schema, served.components.schemas, "required"),
    ]);
    const { error } = input.safeParse({ ...Object.fromEntries(ids), ...body });
    return error ? [`${operationId}: ${error.message}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("operation ids are unique, and every operation names its refusals", () => {
  const operations = Object.values<object>(served.paths).flatMap((methods) => Object.values<any>(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(served.paths["/api/events"].get.responses).toMatchObject({
    401: { $ref: "#/components/responses/not_signed_in" },
    410: { $ref: "#/components/responses/events_gone" },
    429: { $ref: "#/components/responses/too_fast" },
  });
  for (const { operationId, responses } of operations)
    for (const { $ref } of Object.values<any>(responses).filter((one) => one.$ref))
      expect(served.components.responses, operationId).toHaveProperty([$ref.split("/").at(-1)]);
});
