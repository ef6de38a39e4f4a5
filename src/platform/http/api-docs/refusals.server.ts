import { type ProblemCode, problemStatus } from "#src/api/problem.ts";
import type { Mounted } from "../api.server.ts";
import type { Json } from "./to-json-schema.server.ts";

/** Codes with which the shop may refuse any request. */
const commonCodes: ProblemCode[] = ["too_fast", "unexpected", "not_ready"];

/** Fields by which callers say what they have seen: `changed` refuses what differs now. */
const comparedFields = new Set(["version", "was"]);

const problemReference = { $ref: "#/components/schemas/Problem" };

/** The codes with which an operation may refuse: those that follow from its input and its callers, and what it names itself. */
export function listRefusalCodes({ operation, input, may, refuses = [] }: Mounted): ProblemCode[] {
  const fields = Object.keys("shape" in input ? (input.shape as object) : { any: true });
  const isCommand = operation.method === "POST";
  const isForStaff = may !== "anyone" && may !== "visitor" && may !== "customer";
  const codes: ProblemCode[] = [];
  if (isCommand) codes.push("broken_request", "too_large");
  // A visitor may send an API key.
  if (may !== "anyone") codes.push("not_signed_in", "not_allowed");
  if (isForStaff) codes.push("second_factor");
  if (operation.path.includes("{")) codes.push("not_found");
  if (fields.some((field) => comparedFields.has(field))) codes.push("changed");
  if (fields.length > 0 || isCommand) codes.push("invalid_fields");
  return [...new Set([...codes, ...refuses, ...commonCodes])];
}

/** The refusals of an operation as OpenAPI responses, by status; the usual ones refer to `components.responses`. */
export function toRefusalReferences(mounted: Mounted): Json {
  const byStatus = Object.groupBy(listRefusalCodes(mounted), (code) => problemStatus[code]);
  const references = Object.entries(byStatus).map(([status, codes = []]) => [
    status,
    { $ref: `#/components/responses/${responseName(codes)}` },
  ]);
  return { ...Object.fromEntries(references), default: { $ref: "#/components/responses/other" } };
}

/** The responses that `toRefusalReferences` refers to. */
export function buildRefusalResponses(mounted: readonly Mounted[]): Json {
  const groups = mounted.flatMap((served) =>
    Object.values(Object.groupBy(listRefusalCodes(served), (code) => problemStatus[code])),
  );
  const namedResponses = groups.map((codes = []) => [responseName(codes), responseFor(codes)] as const);
  const other = {
    description: "Another refusal: see `code`",
    content: { "application/json": { schema: problemReference } },
  };
  return { ...Object.fromEntries(namedResponses.toSorted(compareNames)), other };
}

const compareNames = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

const responseName = (codes: ProblemCode[]) => codes.toSorted().join("-");

function responseFor(codes: ProblemCode[]): Json {
  const schema = { allOf: [problemReference, { properties: { code: { enum: codes.toSorted() } } }] };
  return {
    description: codes.map((code) => `\`${code}\``).join(", "),
    ...(codes.some((code) => retryableCodes.has(code)) && { headers: { "Retry-After": retryAfter } }),
    content: { "application/json": { schema } },
  };
}

const retryableCodes = new Set<ProblemCode>(["too_fast", "not_ready"]);

const retryAfter = { description: "Seconds after which to try again", schema: { type: "integer" } };
