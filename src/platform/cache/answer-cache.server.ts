import type { Answer } from "../../api/answer.ts";
import type { ApiClient } from "../../api/client/client.ts";
import { inTime } from "../../api/client/time-limit.ts";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import { ownText } from "./entry.server.ts";
import { Lru } from "./lru.server.ts";
import { surrogateKey } from "./ready-bytes.server.ts";

/**
 * Answers of the API to the pages' loaders, until the catalogue changes: every page needs the categories, many pages the same
 * products. Bounded by the estimated memory of answers and addresses; the least recently used leave first.
 */
export class AnswerCache {
  readonly #answers: Lru<string, Answer>;
  #loading = new Map<string, Promise<Answer>>();

  /** `most` is in bytes; 0 turns the cache off. */
  constructor(most: number) {
    this.#answers = new Lru(most);
  }

  clear() {
    this.#answers.clear();
    this.#loading.clear();
  }

  /** The API client for the pages' loaders. Loaders that ask for the same address at the same time share one answer. */
  client(api: (request: Request) => Promise<Response>): ApiClient {
    return async (address) => {
      const stored = this.#answers.get(address);
      if (stored) return stored;
      return this.#loading.get(address) ?? this.#load(address, api);
    };
  }

  #load(address: string, api: (request: Request) => Promise<Response>): Promise<Answer> {
    const current = () => this.#loading.get(address) === loading;
    const loading = inTime(() => this.#loadOnce(address, api, current)).catch(tooLate);
    this.#loading.set(address, loading);
    return loading.finally(() => {
      if (this.#loading.get(address) === loading) this.#loading.delete(address);
    });
  }

  async #loadOnce(address: string, api: (request: Request) => Promise<Response>, stillTrue: () => boolean) {
    const response = await api(new Request(`http://shop${address}`));
    const json = await response.text();
    const answer = { status: response.status, body: frozen(JSON.parse(json)) };
    const keepable = response.status === 200 && response.headers.get("surrogate-key") === surrogateKey;
    // The catalogue changed while this was read: the answer may be out of date.
    if (keepable && stillTrue()) this.#answers.set(ownText(address), answer, weightOf(address, json));
    return answer;
  }
}

/** Turns the end of the time limit into a refusal, for the page and for all that share the answer. */
function tooLate(error: unknown): Answer {
  if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
  const problem = new Problem("not_ready", m.problem_unexpected());
  return { status: problem.status, body: problem.toBody() };
}

/** Estimated memory of an answer, in bytes: a parsed object takes about four times its JSON. */
const weightOf = (address: string, json: string) => 512 + 2 * address.length + 4 * json.length;

/** Many pages share one answer: writing into it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
