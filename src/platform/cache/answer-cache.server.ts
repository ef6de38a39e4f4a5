import type { Answer } from "#src/api/answer.ts";
import type { ApiClient } from "#src/api/client/client.ts";
import { withTimeLimit } from "#src/api/client/time-limit.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Invalidations } from "./changes/invalidations.server.ts";
import { copyText, isCacheable } from "./entry.server.ts";
import { SegmentedLru } from "./segmented-lru.server.ts";
import { readSurrogateKeys } from "./surrogate-keys.server.ts";

/** An answer and its surrogate keys; not stored without keys. `generation`: the last one in which it was fresh. */
type LoadedAnswer = { answer: Answer; keys?: readonly string[]; generation: number };

type WeighedAnswer = LoadedAnswer & { weight: number };

type PendingLoad = { generation: number; loaded: Promise<LoadedAnswer> };

/** Called with the keys of each answer that a page uses; with undefined for one that must not be stored. */
type OnKeysUsed = (keys: readonly string[] | undefined) => void;

/** Caches the API's answers to page loaders until they are stale, bounded by their estimated memory. */
export class AnswerCache {
  readonly #answers: SegmentedLru<WeighedAnswer>;
  readonly #invalidations: Invalidations;
  #pendingLoads = new Map<string, PendingLoad>();

  /** `maxBytes` is in bytes; 0 disables the cache. */
  constructor(maxBytes: number, invalidations: Invalidations) {
    this.#answers = new SegmentedLru(maxBytes, ({ weight }) => weight);
    this.#invalidations = invalidations;
  }

  clear() {
    this.#answers.clear();
    this.#pendingLoads.clear();
  }

  /** The API client for page loaders. Concurrent requests for the same URL share one answer. */
  client(api: (request: Request) => Promise<Response>): (onKeysUsed: OnKeysUsed) => ApiClient {
    return (onKeysUsed) => async (url) => {
      const { answer, keys } = this.#findFresh(url) ?? (await this.#load(url, api));
      onKeysUsed(keys);
      return answer;
    };
  }

  #findFresh(url: string): LoadedAnswer | undefined {
    const storedAnswer = this.#answers.get(url);
    if (!storedAnswer) return undefined;
    if (this.#invalidations.isStale(storedAnswer.generation, storedAnswer.keys ?? []))
      return void this.#answers.delete(url);
    storedAnswer.generation = this.#invalidations.generation;
    return storedAnswer;
  }

  #load(url: string, api: (request: Request) => Promise<Response>): Promise<LoadedAnswer> {
    const { generation } = this.#invalidations;
    const ongoingLoad = this.#pendingLoads.get(url);
    // A load that began before a change may not include it.
    if (ongoingLoad?.generation === generation) return ongoingLoad.loaded;
    const loaded = withTimeLimit(() => this.#loadOnce(url, api, generation)).catch((error) =>
      toTimeoutAnswer(error, generation),
    );
    const loading = { generation, loaded };
    this.#pendingLoads.set(url, loading);
    return loaded.finally(() => {
      if (this.#pendingLoads.get(url) === loading) this.#pendingLoads.delete(url);
    });
  }

  async #loadOnce(url: string, api: (request: Request) => Promise<Response>, generation: number) {
    const response = await api(new Request(`http://shop${url}`));
    const json = await response.text();
    const answer = { status: response.status, body: deepFreeze(JSON.parse(json)) };
    if (!isCacheable(response)) return { answer, generation };
    const loaded = {
      answer,
      keys: readSurrogateKeys(response),
      generation,
      weight: estimateAnswerBytes(url, json),
    };
    this.#answers.set(copyText(url), loaded);
    return loaded;
  }
}

function toTimeoutAnswer(error: unknown, generation: number): LoadedAnswer {
  if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
  const problem = new Problem("not_ready", m.problem_unexpected());
  return { answer: { status: problem.status, body: problem.toBody() }, generation };
}

/** Estimated memory of an answer, in bytes: a parsed object takes about four times its JSON. */
const estimateAnswerBytes = (url: string, json: string) => 512 + 2 * url.length + 4 * json.length;

/** Frozen, because many pages share one answer. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
