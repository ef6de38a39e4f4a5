import { problemStatus } from "#src/api/problem.ts";
import { scopesFor } from "../admit.server.ts";
import type { Mounted } from "../api.server.ts";
import { createExample } from "./create-example.server.ts";
import { findPaging } from "./find-paging.server.ts";
import { buildRefusalResponses, toRefusalReferences } from "./refusals.server.ts";
import { type Json, toJsonSchema } from "./to-json-schema.server.ts";

export type NamedOperation = Mounted & {
  /** The operation's name in its contract. */
  name: string;
};

/** The OpenAPI 3.1 document of these operations, sorted by path; without `info`, which has the shop's name. */
export function buildOpenApi(operations: readonly NamedOperation[]): Json {
  const schemas: Record<string, Json> = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const operation of operations.toSorted(compareAddresses)) {
    const { path, method } = operation.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation, schemas) };
  }
  return {
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "http", scheme: "bearer", bearerFormat: "tatka_…", description: "An API key" },
      },
      responses: buildRefusalResponses(operations),
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    },
  };
}

const toSortKey = ({ operation }: NamedOperation) => `${operation.path} ${operation.method}`;
const compareAddresses = (one: NamedOperation, other: NamedOperation) =>
  toSortKey(one) < toSortKey(other) ? -1 : 1;

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

function describeOperation(mounted: NamedOperation, schemas: Record<string, Json>): Json {
  const { name, operation, input, output, may } = mounted;
  const scopes = scopesFor(operation.method, mounted);
  const { inPath, inQuery, body } = splitFields(mounted, toJsonSchema(input, "input", schemas));
  const answer = toJsonSchema(output, "output", schemas);
  const page = findPaging(
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
          ? toFileContent(mounted.gives)
          : withExample({ "application/json": { schema: answer } }, schemas, "all"),
      },
      ...toRefusalReferences(mounted),
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
function splitFields({ operation, acceptedTypes }: NamedOperation, shape: Json) {
  const pathFields = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const {
    properties = {},
    required = [],
    ...otherKeywords
  } = shape as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const fields = Object.entries(properties);
  const remainingFields = fields.filter(([name]) => !pathFields.includes(name));
  const isRead = operation.method === "GET";
  const requiredInBody = required.filter((name) => !pathFields.includes(name));
  const toParameter = (location: "path" | "query", name: string, schema: Json) => ({
    name,
    in: location,
    ...((location === "path" || required.includes(name)) && { required: true }),
    schema,
  });
  const bodySchema = {
    ...otherKeywords,
    properties: Object.fromEntries(remainingFields),
    ...(requiredInBody.length > 0 && { required: requiredInBody }),
  };
  return {
    inPath: pathFields.map((name) => toParameter("path", name, properties[name] ?? { type: "string" })),
    inQuery: isRead ? remainingFields.map(([name, schema]) => toParameter("query", name, schema)) : [],
    body: isRead ? undefined : toBodyContent(bodySchema, acceptedTypes),
  };
}

const toBodyContent = (schema: Json, acceptedTypes?: readonly string[]) =>
  acceptedTypes ? toFileContent(acceptedTypes) : { "application/json": { schema } };

const toFileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

/** Adds to JSON the example of the contract, or a generated one. Files have no example. */
function withExample(
  content: Record<string, { schema: Json }>,
  schemas: Record<string, Json>,
  wanted: "all" | "required",
  contractExample?: unknown,
): Json {
  return Object.fromEntries(
    Object.entries(content).map(([media, { schema }]) => {
      if (media !== "application/json") return [media, { schema }];
      return [media, { schema, example: contractExample ?? createExample(schema, schemas, wanted) }];
    }),
  );
}
