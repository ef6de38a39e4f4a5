import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ApiDocument } from "./alternatives.ts";
import { narrowings, undated } from "./narrowings.ts";

const published = (): ApiDocument => ({
  paths: {
    "/api/things/{id}": {
      post: {
        operationId: "changeThing",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  kind: { type: "string", enum: ["dry", "cold"] },
                  note: { type: "string", maxLength: 100, default: "none" },
                  pieces: { anyOf: [{ type: "number", minimum: 1 }, { type: "null" }] },
                },
                required: ["kind"],
              },
            },
          },
        },
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
          409: { $ref: "#/components/responses/changed-sold_out" },
        },
        security: [{ token: [] }, { key: ["orders:write"] }],
        "x-may": "orders",
      },
    },
  },
  components: {
    responses: {
      "changed-sold_out": {
        content: {
          "application/json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Problem" },
                { properties: { code: { enum: ["changed", "sold_out"] } } },
              ],
            },
          },
        },
      },
    },
    schemas: {
      Problem: {
        type: "object",
        properties: { success: { const: false }, code: { type: "string", enum: ["changed", "sold_out"] } },
        required: ["success", "code"],
      },
      Thing: {
        type: "object",
        properties: {
          id: { type: "integer" },
          kind: { enum: ["dry", "cold"], type: "string" },
          proof: {
            anyOf: [
              { type: "object", properties: { by: { const: "code" }, phone: { type: "string" } } },
              { type: "object", properties: { by: { const: "call" }, at: { type: "string" } } },
            ],
          },
          lines: {
            type: "array",
            items: { type: "object", properties: { sku: { type: "string" } }, required: ["sku"] },
          },
        },
        required: ["id", "kind"],
      },
    },
  },
});

/** The narrowings that a change of the document makes. */
function changed(
  change: (parts: { operation: any; body: any; thing: any; paths: any; components: any }) => void,
): string[] {
  const document = published();
  const operation = document.paths["/api/things/{id}"]?.["post"] as any;
  const body = operation.requestBody.content["application/json"].schema;
  const { paths, components } = document;
  change({ operation, body, thing: components.schemas["Thing"], paths, components });
  return narrowings(published(), document);
}

test.each<[string, Parameters<typeof changed>[0]]>([
  ["`changeThing` is removed", ({ paths }) => delete paths["/api/things/{id}"]],
  [
    "`changeThing`: is `POST /api/items/{id}`",
    ({ paths }) => {
      paths["/api/items/{id}"] = paths["/api/things/{id}"];
      delete paths["/api/things/{id}"];
    },
  ],
  ["`changeThing`: is no longer open to key orders:write", ({ operation }) => operation.security.pop()],
  ["`changeThing`: `input.body.note` is removed", ({ body }) => delete body.properties.note],
  ["`changeThing`: `input.body.note` is required", ({ body }) => body.required.push("note")],
  [
    "`changeThing`: `input.body.why` is required",
    ({ body }) => {
      body.properties.why = { type: "string" };
      body.required.push("why");
    },
  ],
  [
    '`changeThing`: `input.body.kind` no longer takes `"cold"`',
    ({ body }) => body.properties.kind.enum.pop(),
  ],
  [
    "`changeThing`: `input.body.note` has the maxLength `50`",
    ({ body }) => {
      body.properties.note.maxLength = 50;
    },
  ],
  [
    "`changeThing`: `input.body.note` has the pattern `^a`",
    ({ body }) => {
      body.properties.note.pattern = "^a";
    },
  ],
  [
    "`changeThing`: `input.body.pieces` has the minimum `2`",
    ({ body }) => {
      body.properties.pieces.anyOf[0].minimum = 2;
    },
  ],
  ["`changeThing`: `input.body.pieces` is no longer null", ({ body }) => body.properties.pieces.anyOf.pop()],
  [
    "`changeThing`: `input.id` is no longer integer",
    ({ operation }) => {
      operation.parameters[0].schema.type = "string";
    },
  ],
  ["`changeThing`: `answer.kind` is removed", ({ thing }) => delete thing.properties.kind],
  ["`changeThing`: `answer.kind` may be absent", ({ thing }) => thing.required.pop()],
  [
    "`changeThing`: `answer.lines[].sku` is removed",
    ({ thing }) => delete thing.properties.lines.items.properties.sku,
  ],
  [
    "`changeThing`: `answer.id` is no longer integer",
    ({ thing }) => {
      thing.properties.id = { anyOf: [{ type: "integer" }, { type: "null" }] };
    },
  ],
  [
    "`changeThing`: is open to catalogue, no longer to orders",
    ({ operation }) => {
      operation["x-may"] = "catalogue";
    },
  ],
  [
    "`changeThing`: no longer refuses with `409 sold_out`",
    ({ components }) =>
      components.responses["changed-sold_out"].content[
        "application/json"
      ].schema.allOf[1].properties.code.enum.pop(),
  ],
  [
    '`Problem`: `answer.code` is never `"sold_out"`',
    ({ components }) => components.schemas.Problem.properties.code.enum.pop(),
  ],
  ['`changeThing`: `answer.kind` is never `"cold"`', ({ thing }) => thing.properties.kind.enum.pop()],
  ["`changeThing`: `answer.kind` has any value", ({ thing }) => delete thing.properties.kind.enum],
  [
    "`changeThing`: `answer.proof.at` is removed",
    ({ thing }) => {
      delete thing.properties.proof.anyOf[1].properties.at;
      thing.properties.proof.anyOf.reverse();
    },
  ],
  [
    '`changeThing`: `answer.proof` is no longer one with `by: "call"`',
    ({ thing }) => thing.properties.proof.anyOf.pop(),
  ],
  [
    "`changeThing`: `input.body` takes no other fields",
    ({ body }) => {
      body.additionalProperties = false;
    },
  ],
  [
    '`changeThing`: `input.body.note` has no longer the default `"none"`',
    ({ body }) => {
      body.properties.note.default = "";
    },
  ],
])("%s: is noticed", (line, change) => expect(changed(change)).toEqual([line]));

test("what adds to the API is no narrowing", () => {
  const found = changed(({ operation, body, thing, paths, components }) => {
    paths["/api/others"] = { get: { ...operation, operationId: "listOthers" } };
    operation.parameters.push({ name: "lang", in: "query", schema: { type: "string" } });
    operation.security.push({ key: ["stock:write"] });
    operation["x-may"] = "staff";
    operation.responses[200].content["text/csv"] = { schema: { type: "string" } };
    components.schemas.Problem.properties.code.enum.push("not_empty");
    thing.properties.proof.anyOf.push({ type: "object", properties: { by: { const: "post" } } });
    operation.parameters[0].schema.type = "number";
    body.properties.why = { type: "string" };
    body.properties.kind.enum.push("frozen");
    body.properties.note.maxLength = 200;
    body.required.pop();
    thing.properties.kind.enum.push("frozen");
    thing.properties.weight = { type: "number" };
    thing.required.push("weight");
  });
  expect(found).toEqual([]);
});

test("a narrowing needs an entry of its own below a date that is not before the last release", () => {
  const line = "`changeThing`: `answer.kind` is removed";
  const entry = `- ${line}. Read the product's category instead.\n`;
  const since = "2026-11-28";
  for (const date of [since, "2026-12-01"])
    expect(undated([line], `# Changes\n\n## ${date}\n\n${entry}`, since)).toEqual([]);
  for (const date of ["soon", "2026-13-45", "2026-11-27"])
    expect(undated([line], `## ${date}\n\n${entry}`, since)).toEqual([line]);
  for (const text of ["", entry]) expect(undated([line], text, since)).toEqual([line]);
  const other = "`changeThing`: `answer.kind` may be absent";
  expect(undated([other], `## ${since}\n\n${entry}`, since)).toEqual([other]);
});

test("the API has no narrowing against itself, and without operations one for each", () => {
  const document: ApiDocument = JSON.parse(readFileSync("docs/api/openapi.json", "utf8"));
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(narrowings(document, document)).toEqual([]);
  expect(narrowings(document, { ...document, paths: {} })).toHaveLength(operations.length);
});
