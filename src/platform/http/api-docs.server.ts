import { z } from "zod";
import { problemStatus } from "#src/api/problem.ts";
import { scopesFor } from "./admit.server.ts";
import type { Api, Mounted } from "./api.server.ts";
import { asText } from "./html/as-text.server.ts";
import { countRead, pageCost } from "./limits/read-limit.server.ts";

type Json = Record<string, unknown>;

/** Both show the name of the shop. */
const cached = { "Cache-Control": "public, max-age=0, must-revalidate", "Surrogate-Key": "shop" };

/** `GET /api/openapi.json`, generated from the contracts, and `GET /api/docs`, the same as a page. The page cache stores both. */
export function serveApiDocs(api: Api) {
  const { hono, shop } = api;
  let paths: Json | undefined;
  let operations: string | undefined;
  const name = async () => (await shop.details.current()).name_en;
  hono.get("/api/openapi.json", async (c) => {
    countRead(api, c);
    paths ??= pathsOf(api.mounted);
    return c.json(openApiOf(paths, await name()), 200, cached);
  });
  hono.get("/api/docs", async (c) => {
    countRead(api, c, pageCost);
    operations ??= api.mounted.map(readable).join("\n");
    return c.html(pageOf(operations, await name()), 200, cached);
  });
}

function pathsOf(mounted: Mounted[]): Json {
  const paths: Record<string, Json> = {};
  for (const one of mounted) {
    const { path, method } = one.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(one) };
  }
  return paths;
}

function openApiOf(paths: Json, name: string): Json {
  return {
    openapi: "3.1.0",
    info: { title: `${name} API`, version: "1" },
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "http", scheme: "bearer", bearerFormat: "tatka_…", description: "An API key" },
      },
      schemas: { Problem: problemSchema },
    },
  };
}

const problemSchema = {
  type: "object",
  required: ["success", "code", "message"],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(problemStatus) },
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    details: {},
    request_id: { type: "string" },
  },
};

function describe(mounted: Mounted): Json {
  const { operation, input, output, may, takes } = mounted;
  const scopes = scopesFor(operation.method, mounted);
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const shape = schemaOf(input, "input");
  const fields = Object.entries((shape.properties ?? {}) as Json);
  const required = (shape.required ?? []) as string[];
  const parameters = fields
    .filter(([name]) => operation.method === "GET" || inPath.includes(name))
    .map(([name, schema]) => {
      const place = inPath.includes(name) ? "path" : "query";
      return { name, in: place, required: place === "path" || required.includes(name), schema };
    });
  return {
    operationId: operation.path.slice(5).replace(/\W+/g, "_"),
    parameters,
    ...(operation.method === "POST" && {
      requestBody: {
        required: true,
        content: takes
          ? Object.fromEntries(takes.map((type) => [type, {}]))
          : { "application/json": { schema: shape } },
      },
    }),
    ...(may !== "anyone" &&
      may !== "visitor" && { security: [{ token: [] }, ...scopes.map((scope) => ({ key: [scope] }))] }),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: schemaOf(output, "output") } } },
      default: {
        description: "Refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function schemaOf(shape: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" }) as Json;
  return schema;
}

function readable(mounted: Mounted): string {
  const { operation, input, output, may, takes } = mounted;
  const { method, path } = operation;
  const scopes = scopesFor(method, mounted);
  const parts = [
    `<h2><code>${method} ${path}</code></h2>`,
    `<p>Open to: ${may}${scopes.length > 0 ? `; API keys: ${scopes.join(", ")}` : ""}</p>`,
    takes
      ? `<p>Takes a file: ${takes.join(", ")}</p>`
      : `<details><summary>Request</summary><pre>${pretty(schemaOf(input, "input"))}</pre></details>`,
    `<details><summary>Response</summary><pre>${pretty(schemaOf(output, "output"))}</pre></details>`,
  ];
  return parts.join("\n");
}

function pageOf(operations: string, name: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asText(name)} API</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${asText(name)} API</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Refusals: <code>{ success: false, code, message, errors? }</code>.</p>
${operations}</main></body></html>`;
}

const pretty = (schema: Json) => asText(JSON.stringify(schema, null, 2));
