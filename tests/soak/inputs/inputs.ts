import fc from "fast-check";
import { type InputAnswer, judgeBy } from "./judge.ts";
import { type BadRequest, type Described, type RequestSender, requestsTo } from "./requests.ts";

export type Tokens = Record<Exclude<RequestSender, "nobody">, string>;

type InputsOptions = {
  requests: number;
  /** So many at once. */
  beside: number;
  seed: number;
  send(request: BadRequest): Promise<{ status: number; headers: Headers; text: string }>;
  /** Fresh tokens: some requests sign their sender out, or delete the account. */
  tokens(): Promise<Tokens>;
  say(line: string): void;
};

/** The same tokens are used for so many requests. */
const perTokens = 1_000;

/**
 * Sends requests made from the shop's own description of its API, most of them wrong; returns how often each status came, and a
 * sentence for each kind of answer that must not come, with the request.
 */
export async function badInputs(description: Described, options: InputsOptions) {
  const judge = judgeBy(description);
  const each = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestsTo(path, method.toUpperCase(), operation)),
  );
  const all = fc.oneof(...each);
  const statuses: Record<number, number> = {};
  const faults = new Map<string, string>();
  for (let done = 0; done < options.requests; done += perTokens) {
    const tokens = await options.tokens();
    const count = Math.min(perTokens, options.requests - done);
    const queue = fc.sample(all, { seed: options.seed + done, numRuns: count }).values();
    const worker = async () => {
      for (const request of queue) {
        const answer = await answered(request, tokens, options);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = judge(request, answer);
        const kind = `${request.operation} ${answer.status}`;
        if (fault && !faults.has(kind)) faults.set(kind, sentence(request, fault));
      }
    };
    await Promise.all(Array.from({ length: options.beside }, worker));
    options.say(`${done + count} of ${options.requests}: ${JSON.stringify(statuses)}, ${faults.size} faults`);
  }
  return { statuses, faults: [...faults.values()] };
}

async function answered(request: BadRequest, tokens: Tokens, { send }: InputsOptions): Promise<InputAnswer> {
  const { sender } = request;
  const headers = {
    ...request.headers,
    ...(sender !== "nobody" && { Authorization: `Bearer ${tokens[sender]}` }),
  };
  const begun = performance.now();
  const answer = await send({ ...request, headers });
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, text: answer.text, type, ms: performance.now() - begun };
}

const sentence = ({ method, path, sender, body }: BadRequest, fault: string) =>
  `${method} ${path.slice(0, 300)} by ${sender} with ${String(body ?? "nothing").slice(0, 400)}: ${fault}`;
