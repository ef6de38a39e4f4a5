import { z } from "zod";
import { problemStatus } from "#src/api/problem.ts";
import type { BadRequest, Described } from "./requests.ts";

export type InputAnswer = { status: number; type: string; text: string; ms: number };

const longestMs = 10_000;
const refusal = z.strictObject({
  success: z.literal(false),
  code: z.enum(Object.keys(problemStatus) as [keyof typeof problemStatus]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.string().min(1)).optional(),
  details: z.unknown().optional(),
  request_id: z.string().optional(),
});

/** A function that says what is wrong with an answer, by the description of the API; undefined where nothing is. */
export function judgeBy(api: Described) {
  const shapes = new Map<string, z.ZodType>();
  const { paths, components } = rooted(api);
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const json = responses[200].content["application/json"];
      const schema = json && !("format" in json.schema) && { ...json.schema, $defs: components.schemas };
      if (schema) shapes.set(`${method.toUpperCase()} ${path}`, z.fromJSONSchema(schema as never));
    }
  return ({ operation }: BadRequest, { status, type, text, ms }: InputAnswer): string | undefined => {
    if (ms > longestMs) return `took ${Math.round(ms)} ms`;
    if (status >= 500) return `${status} ${text.slice(0, 300)}`;
    if (status === 200 && /^(text\/csv|application\/(zip|pdf|vnd\.openxmlformats)|text\/html)/.test(type))
      return undefined;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return `${status} is no JSON (${type}): ${text.slice(0, 200)}`;
    }
    const read = status === 200 ? shapes.get(operation)?.safeParse(body) : refusal.safeParse(body);
    if (read && !read.success)
      return `${status} is not as described: ${z.prettifyError(read.error).slice(0, 300)} in ${text.slice(0, 300)}`;
    if (status === 200) return undefined;
    const { code } = body as z.output<typeof refusal>;
    return problemStatus[code] === status ? undefined : `${code} came with ${status}`;
  };
}

/** The description with its named schemas where JSON Schema looks for them. */
const rooted = (api: Described): Described =>
  JSON.parse(JSON.stringify(api).replaceAll("#/components/schemas/", "#/$defs/"));
