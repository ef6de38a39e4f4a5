import { problemStatus } from "#src/api/problem.ts";
import { scopesFor } from "../admit.server.ts";
import type { Mounted } from "../api.server.ts";
import { exampleOf } from "./example.server.ts";
import { pageOf } from "./paging.server.ts";
import { refusalResponses, refusalsOf } from "./refusals.server.ts";
import { type Json, schemaOf } from "./schema.server.ts";

export type NamedOperation = Mounted & {
  /** The operation's name in its contract. */
  name: string;
};

/** The OpenAPI 3.1 document of these operations, sorted by path; without `info`, which has the shop's name. */
export function openApiOf(operations: readonly NamedOperation[]): Json {
  const schemas: Record<string, Json> = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const operation of operations.toSorted(byAddress)) {
    const { path, method } = operation.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, schemas) };
  }
  return {
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "http", scheme: "bearer", bearerFormat: "tatka_…", description: "An API key" },
      },
      responses: refusalResponses(operations),
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    },
  };
}

const addressOf = ({ operation }: NamedOperation) => `${operation.path} ${operation.method}`;
const byAddress = (one: NamedOperation, other: NamedOperation) =>
  addressOf(one) < addressOf(other) ? -1 : 1;

const problemSchema = {
  type: "object",
  required: ["success", "code", "message"],
  properties: {
    success: { const: false },
    code: { type: "string", enum: Object.keys(problemStatus) },
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    details: {},
    request_id: { type: "string" },
  },
};

function describe(mounted: NamedOperation, schemas: Record<string, Json>): Json {
  const { name, operation, input, output, may } = mounted;
  const scopes = scopesFor(operation.method, mounted);
  const { inPath, inQuery, body } = fieldsOf(mounted, schemaOf(input, "input", schemas));
  const answer = schemaOf(output, "output", schemas);
  const page = pageOf(
    inQuery.map((parameter) => parameter.name),
    answer,
    schemas,
  );
  // Zod's JSON Schema has no examples of an input that it transforms.
  const [example] = (input.meta()?.["examples"] ?? []) as unknown[];
  const parameters = [...inPath, ...inQuery, ...(mounted.keyed ? [idempotencyKey] : [])];
  return {
    operationId: name,
    "x-may": may,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: withExample(body, schemas, "required", example) },
    }),
    ...(page && { "x-page": page }),
    ...(may !== "anyone" &&
      may !== "visitor" && { security: [{ token: [] }, ...scopes.map((scope) => ({ key: [scope] }))] }),
    responses: {
      200: {
        description: "Done",
        content: mounted.gives
          ? filesOf(mounted.gives)
          : withExample({ "application/json": { schema: answer } }, schemas, "all"),
      },
      ...refusalsOf(mounted),
    },
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key with the same input is executed once; 8 to 200 visible characters of ASCII",
  schema: { type: "string", minLength: 8, maxLength: 200 },
};

/** The input's fields where they are sent: in the path, in the query string (GET) or in the body (POST). */
function fieldsOf({ operation, takes }: NamedOperation, shape: Json) {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const {
    properties = {},
    required = [],
    ...others
  } = shape as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const fields = Object.entries(properties);
  const rest = fields.filter(([name]) => !names.includes(name));
  const isRead = operation.method === "GET";
  const needed = required.filter((name) => !names.includes(name));
  const parameter =
    (place: string) =>
    ([name, schema]: [string, Json]) => ({
      name,
      in: place,
      ...((place === "path" || required.includes(name)) && { required: true }),
      schema,
    });
  const inBody = {
    ...others,
    properties: Object.fromEntries(rest),
    ...(needed.length > 0 && { required: needed }),
  };
  return {
    inPath: names.map((name) => parameter("path")([name, properties[name] ?? { type: "string" }])),
    inQuery: isRead ? rest.map(parameter("query")) : [],
    body: isRead ? undefined : bodyOf(inBody, takes),
  };
}

const bodyOf = (schema: Json, takes?: readonly string[]) =>
  takes ? filesOf(takes) : { "application/json": { schema } };

const filesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

/** Files have no example. */
function withExample(
  content: Record<string, { schema: Json }>,
  schemas: Record<string, Json>,
  wanted: "all" | "required",
  given?: unknown,
): Json {
  return Object.fromEntries(
    Object.entries(content).map(([media, { schema }]) => {
      if (media !== "application/json") return [media, { schema }];
      return [media, { schema, example: given ?? exampleOf(schema, schemas, wanted) }];
    }),
  );
}
