import { scopesFor } from "../admit.server.ts";
import { asText } from "../html/as-text.server.ts";
import type { NamedOperation } from "./build-openapi.server.ts";
import { listRefusalCodes } from "./refusals.server.ts";
import { type Json, toJsonSchema } from "./to-json-schema.server.ts";

/** The operations as a page that people read. */
export function renderApiPage(operations: readonly NamedOperation[], shopName: string): string {
  const schemas: Record<string, Json> = {};
  const sections = operations.map((operation) => operationSection(operation, schemas));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asText(shopName)} API</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${asText(shopName)} API</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Refusals: <code>{ success: false, code, message, errors? }</code>.</p>
${sections.join("\n")}
<h2>Schemas that several operations have in common</h2>
${Object.entries(schemas).map(schemaSection).join("\n")}</main></body></html>`;
}

function operationSection(namedOperation: NamedOperation, schemas: Record<string, Json>): string {
  const { name, operation, input, output, may, acceptedTypes } = namedOperation;
  const { method, path } = operation;
  const scopes = scopesFor(method, namedOperation);
  const parts = [
    `<h2 id="${name}"><code>${method} ${path}</code></h2>`,
    `<p><code>${name}</code></p>`,
    `<p>Open to: ${may}${scopes.length > 0 ? `; API keys: ${scopes.join(", ")}` : ""}</p>`,
    `<p>Refuses with: ${listRefusalCodes(namedOperation).join(", ")}</p>`,
    acceptedTypes
      ? `<p>Takes a file: ${acceptedTypes.join(", ")}</p>`
      : `<details><summary>Request</summary><pre>${prettyJson(toJsonSchema(input, "input", schemas))}</pre></details>`,
    `<details><summary>Response</summary><pre>${prettyJson(toJsonSchema(output, "output", schemas))}</pre></details>`,
  ];
  return parts.join("\n");
}

const schemaSection = ([name, schema]: [string, Json]) =>
  `<details id="schema-${name}"><summary>${name}</summary><pre>${prettyJson(schema)}</pre></details>`;

const prettyJson = (schema: Json) => asText(JSON.stringify(schema, null, 2));
