import type { Answer } from "../../api/answer.ts";
import type { ApiClient } from "../../api/client.ts";
import { Problem } from "../../api/problem.ts";
import { inTime } from "../../api/time-limit.ts";
import { m } from "../../language/messages.ts";
import { ownText } from "./entry.server.ts";
import { Lru } from "./lru.server.ts";
import { surrogateKey } from "./ready-bytes.server.ts";

/**
 * What the API told the pages' loaders, until the catalogue changes: every page has its categories, and many have the same
 * rows of products, which need not be read from the database and taken through JSON again. Bounded by the memory that they
 * and their addresses take, as far as it can be told; the longest unused go first.
 */
export class AnswerCache {
  readonly #answers: Lru<string, Answer>;
  #loading = new Map<string, Promise<Answer>>();

  /** `most` is in bytes; with 0 nothing is kept. */
  constructor(most: number) {
    this.#answers = new Lru(most);
  }

  get size() {
    const { entries, weight } = this.#answers.size;
    return { entries, bytes: weight };
  }

  clear() {
    this.#answers.clear();
    this.#loading.clear();
  }

  /** The loaders' way to the API. Who asks for what is being asked for waits for the same answer. */
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
    // Cleared meanwhile: what was read before the change is not kept after it.
    if (keepable && stillTrue()) this.#answers.set(ownText(address), answer, weightOf(address, json));
    return answer;
  }
}

/** Nobody waits for ever, neither the page nor those who ask after it. */
function tooLate(error: unknown): Answer {
  if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
  const problem = new Problem("not_ready", m.problem_unexpected());
  return { status: problem.status, body: problem.toBody() };
}

/** What an answer takes in memory, in bytes: read from its JSON it is some four times as much. */
const weightOf = (address: string, json: string) => 512 + 2 * address.length + 4 * json.length;

/** Many pages hold the same answer: one that writes into it is told so at once. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
