import type { Answer } from "#src/api/answer.ts";
import type { ApiClient } from "#src/api/client/client.ts";
import { inTime } from "#src/api/client/time-limit.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { TouchedKeys } from "./changes/touched-keys.server.ts";
import { isKeepable, ownText } from "./entry.server.ts";
import { ProvenLru } from "./lru/proven-lru.server.ts";
import { keysIn } from "./surrogate-keys.server.ts";

/** An answer with what it was made of; without keys it may not be stored, nor what is made of it. `moment` is when it was known to be whole. */
type LoadedAnswer = { answer: Answer; keys?: readonly string[]; moment: number };

type Loading = { moment: number; loaded: Promise<LoadedAnswer> };

/** Called with the keys of each answer that a page is made of; with undefined for one that may not be stored. */
type Used = (keys: readonly string[] | undefined) => void;

/**
 * Answers of the API to the pages' loaders, until what they show changes: every page needs the categories, many pages the same
 * products. Bounded by the estimated memory of answers and addresses.
 */
export class AnswerCache {
  readonly #answers: ProvenLru<string, LoadedAnswer>;
  readonly #touched: TouchedKeys;
  #loading = new Map<string, Loading>();

  /** `most` is in bytes; 0 turns the cache off. */
  constructor(most: number, touched: TouchedKeys) {
    this.#answers = new ProvenLru(most);
    this.#touched = touched;
  }

  clear() {
    this.#answers.clear();
    this.#loading.clear();
  }

  /** The API client for the pages' loaders. Loaders that ask for the same address at the same time share one answer. */
  client(api: (request: Request) => Promise<Response>): (used: Used) => ApiClient {
    return (used) => async (address) => {
      const { answer, keys } = this.#stored(address) ?? (await this.#load(address, api));
      used(keys);
      return answer;
    };
  }

  #stored(address: string): LoadedAnswer | undefined {
    const stored = this.#answers.get(address);
    if (!stored) return undefined;
    if (this.#touched.since(stored.moment, stored.keys ?? [])) return void this.#answers.delete(address);
    stored.moment = this.#touched.moment;
    return stored;
  }

  #load(address: string, api: (request: Request) => Promise<Response>): Promise<LoadedAnswer> {
    const { moment } = this.#touched;
    const begun = this.#loading.get(address);
    // What began before a change may lack it.
    if (begun?.moment === moment) return begun.loaded;
    const loaded = inTime(() => this.#loadOnce(address, api, moment)).catch((error) =>
      tooLate(error, moment),
    );
    const loading = { moment, loaded };
    this.#loading.set(address, loading);
    return loaded.finally(() => {
      if (this.#loading.get(address) === loading) this.#loading.delete(address);
    });
  }

  async #loadOnce(address: string, api: (request: Request) => Promise<Response>, moment: number) {
    const response = await api(new Request(`http://shop${address}`));
    const json = await response.text();
    const answer = { status: response.status, body: frozen(JSON.parse(json)) };
    if (!isKeepable(response)) return { answer, moment };
    const loaded: LoadedAnswer = { answer, keys: keysIn(response), moment };
    this.#answers.set(ownText(address), loaded, weightOf(address, json));
    return loaded;
  }
}

/** Turns the end of the time limit into a refusal, for the page and for all that share the answer. */
function tooLate(error: unknown, moment: number): LoadedAnswer {
  if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
  const problem = new Problem("not_ready", m.problem_unexpected());
  return { answer: { status: problem.status, body: problem.toBody() }, moment };
}

/** Estimated memory of an answer, in bytes: a parsed object takes about four times its JSON. */
const weightOf = (address: string, json: string) => 512 + 2 * address.length + 4 * json.length;

/** Many pages share one answer: writing into it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
