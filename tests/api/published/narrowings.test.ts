import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ApiDocument, narrowings, undated } from "./narrowings.ts";

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
                  note: { type: "string", maxLength: 100 },
                  pieces: { anyOf: [{ type: "number", minimum: 1 }, { type: "null" }] },
                },
                required: ["kind"],
              },
            },
          },
        },
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
        },
        security: [{ token: [] }, { key: ["orders:write"] }],
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        properties: {
          id: { type: "integer" },
          kind: { enum: ["dry", "cold"], type: "string" },
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

/** Finds the first part of that name below, and changes it. */
function changed(change: (parts: { operation: any; body: any; thing: any; paths: any }) => void): string[] {
  const document = published();
  const operation = document.paths["/api/things/{id}"]?.["post"] as any;
  const body = operation.requestBody.content["application/json"].schema;
  change({ operation, body, thing: document.components.schemas["Thing"], paths: document.paths });
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
])("%s: is noticed", (line, change) => expect(changed(change)).toEqual([line]));

test("what adds to the API is no narrowing", () => {
  const found = changed(({ operation, body, thing, paths }) => {
    paths["/api/others"] = { get: { ...operation, operationId: "listOthers" } };
    operation.parameters.push({ name: "lang", in: "query", schema: { type: "string" } });
    operation.security.push({ key: ["stock:write"] });
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

test("a narrowing needs an entry of its own below a date", () => {
  const line = "`changeThing`: `answer.kind` is removed";
  const entry = `- ${line}. Read the product's category instead.\n`;
  expect(undated([line], `# Changes\n\n## 2026-11-28\n\n${entry}`)).toEqual([]);
  for (const text of ["", entry, `## soon\n\n${entry}`, `## 2026-13-45\n\n${entry}`])
    expect(undated([line], text)).toEqual([line]);
  expect(undated(["`changeThing`: `answer.kind` may be absent"], `## 2026-11-28\n\n${entry}`)).toHaveLength(
    1,
  );
});

test("the published API has no narrowing against itself, and loses one for each operation that is taken away", () => {
  const document: ApiDocument = JSON.parse(readFileSync("docs/api/openapi.json", "utf8"));
  expect(narrowings(document, document)).toEqual([]);
  expect(narrowings(document, { ...document, paths: {} }).length).toBeGreaterThan(200);
});
