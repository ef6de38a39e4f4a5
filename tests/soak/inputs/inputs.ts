import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { type InputAnswer, judgeBy } from "./judge.ts";
import { longTexts } from "./long-texts.ts";
import {
  type BadRequest,
  type Described,
  longRequestsTo,
  type RequestSender,
  requestsTo,
} from "./requests.ts";

export type Tokens = Record<Exclude<RequestSender, "nobody">, string>;

type InputsOptions = {
  requests: number;
  /** Of how many kinds of long texts one is sent to each place that takes a text; they are taken in turn. */
  longKinds: number;
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

/** A request that a busy shop puts off is sent so often in all, each time after the pause that the shop asks for. */
const maxAttempts = 5;

/**
 * Sends requests made from the shop's own description of its API, most of them wrong: long texts in each place that takes a text, then
 * random ones. Returns how often each status came, how many requests were put off (503 with `Retry-After`, by a shop that is too busy)
 * and answered when sent again, and a sentence for each kind of answer that must not come, with the request.
 */
export async function badInputs(description: Described, options: InputsOptions) {
  const judge = judgeBy(description);
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method.toUpperCase(), operation] as const),
  );
  const all = fc.oneof(...operations.map(([path, method, operation]) => requestsTo(path, method, operation)));
  const kinds = Object.values(longTexts);
  const long = function* () {
    for (let turn = 0; turn < options.longKinds; turn++)
      for (const [index, operation] of operations.entries())
        yield* longRequestsTo(...operation, (place, length) =>
          (kinds[(index + place + turn) % kinds.length] as (typeof kinds)[number])(length),
        );
  };
  const statuses: Record<number, number> = {};
  const faults = new Map<string, string>();
  let postponed = 0;
  const sendAll = async (requests: readonly BadRequest[]) => {
    const tokens = await options.tokens();
    const queue = requests.values();
    const worker = async () => {
      for (const request of queue) {
        const answer = await answered(request, tokens, options);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.attempts > 1) postponed++;
        const fault = judge(request, answer);
        const kind = `${request.operation} ${answer.status}`;
        if (fault && !faults.has(kind)) faults.set(kind, sentence(request, fault));
      }
    };
    await Promise.all(Array.from({ length: options.beside }, worker));
  };
  const say = (done: string) =>
    options.say(`${done}: ${JSON.stringify(statuses)}, ${postponed} put off, ${faults.size} faults`);
  let longOnes: BadRequest[] = [];
  for (const request of long()) {
    if (longOnes.push(request) < perTokens) continue;
    await sendAll(longOnes);
    longOnes = [];
    say("long texts");
  }
  await sendAll(longOnes);
  for (let done = 0; done < options.requests; done += perTokens) {
    const count = Math.min(perTokens, options.requests - done);
    await sendAll(fc.sample(all, { seed: options.seed + done, numRuns: count }));
    say(`${done + count} of ${options.requests}`);
  }
  return { statuses, postponed, faults: [...faults.values()] };
}

async function answered(
  request: BadRequest,
  tokens: Tokens,
  { send }: InputsOptions,
): Promise<InputAnswer & { attempts: number }> {
  const { sender } = request;
  const headers = {
    ...request.headers,
    ...(sender !== "nobody" && { Authorization: `Bearer ${tokens[sender]}` }),
  };
  for (let attempts = 1; ; attempts++) {
    const begun = performance.now();
    const { status, headers: answered, text } = await send({ ...request, headers });
    const ms = performance.now() - begun;
    const retryAfter = Number(answered.get("retry-after"));
    if (status !== 503 || !(retryAfter > 0) || attempts === maxAttempts)
      return { status, text, type: answered.get("content-type") ?? "", ms, attempts };
    await sleep(retryAfter * 1_000);
  }
}

const sentence = ({ method, path, sender, body }: BadRequest, fault: string) =>
  `${method} ${path.slice(0, 300)} by ${sender} with ${String(body ?? "nothing").slice(0, 400)}: ${fault}`;
