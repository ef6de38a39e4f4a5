import type { IncomingMessage, ServerResponse } from "node:http";
import { type Addresses, keyAsWritten } from "../http/addresses/addresses.server.ts";
import { type Encoding, pressedWell, zipped } from "./encoding.server.ts";
import {
  type CacheEntry,
  encodingOf,
  etagIn,
  isKeepable,
  ownText,
  plainOf,
  toEntry,
  weightOf,
} from "./entry.server.ts";
import { Lru } from "./lru.server.ts";

/**
 * Finished public answers by address, compressed, in memory; bounded by the memory of answers and addresses, the least recently
 * used leave first. `clear` is called when the catalogue changed: answers begun before that are not stored.
 */
export class PageCache {
  readonly #entries: Lru<string, CacheEntry>;
  #making = new Map<string, Promise<Response>>();
  #generation = 0;

  constructor(maxBytes: number) {
    this.#entries = new Lru(maxBytes);
  }

  get size() {
    const { entries, weight } = this.#entries.size;
    return { entries, bytes: weight };
  }

  clear() {
    this.#generation++;
    this.#entries.clear();
    this.#making.clear();
  }

  /** Answers a request from memory. Returns false, having written nothing, where the answer is not stored. */
  answer(request: IncomingMessage, response: ServerResponse, addresses: Addresses): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = this.#keyOf(request, addresses);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || !entry) return false;
    const encoding = encodingOf(entry, request.headers["accept-encoding"]);
    const body = entry.bodies[encoding];
    if (!body) return false;
    this.#makeSmaller(key, entry);
    const etag = etagIn(entry, encoding);
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, { ...entry.headers, ETag: etag }).end();
      return true;
    }
    const headers: Record<string, string | number> = {
      ...entry.headers,
      ETag: etag,
      "Content-Length": body.length,
    };
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    response.writeHead(200, headers);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  /**
   * Makes the answer to a GET once for all that wait under the same key, stores it where its headers allow that, and returns it in
   * the encoding that the request accepts.
   */
  async through(request: Request, key: string, make: () => Promise<Response>): Promise<Response> {
    const entry = this.#entries.get(key);
    if (entry) return this.#respond(key, entry, request);
    const begun = this.#making.get(key);
    if (begun) {
      await begun.catch(() => undefined);
      const made = this.#entries.get(key);
      return made ? this.#respond(key, made, request) : make();
    }
    const making = this.#make(key, request, make);
    this.#making.set(key, making);
    return making.finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
  }

  /** Most addresses are already written in the shop's form; only the others are parsed. */
  #keyOf({ url = "/", headers }: IncomingMessage, addresses: Addresses): string | undefined {
    const language = headers["accept-language"];
    const written = keyAsWritten(url, language);
    return this.#entries.peek(written) ? written : addresses.read(url, language)?.key;
  }

  async #make(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    const generation = this.#generation;
    const made = await make();
    if (!isKeepable(made)) return made;
    const entry = await toEntry(made);
    if (generation === this.#generation) this.#entries.set(ownText(key), entry, weightOf(key, entry));
    return this.#respond(key, entry, request);
  }

  async #respond(key: string, entry: CacheEntry, request: Request): Promise<Response> {
    const encoding = encodingOf(entry, request.headers.get("accept-encoding"));
    const etag = etagIn(entry, encoding);
    const headers = new Headers({ ...entry.headers, ETag: etag });
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    const body = await this.#bodyIn(key, entry, encoding);
    return new Response(new Uint8Array(body), { headers });
  }

  async #bodyIn(key: string, entry: CacheEntry, encoding: Encoding): Promise<Buffer> {
    const ready = entry.bodies[encoding];
    if (ready) return ready;
    const body = encoding === "gzip" ? await zipped(plainOf(entry)) : plainOf(entry);
    this.#putBody(key, entry, encoding, body);
    return body;
  }

  /** An answer that is requested again is worth better compression. */
  #makeSmaller(key: string, entry: CacheEntry) {
    if (entry.wanted) return;
    entry.wanted = true;
    // Without memory for it, the present body stays.
    void pressedWell(plainOf(entry)).then(
      (smaller) => this.#putBody(key, entry, "br", smaller),
      () => undefined,
    );
  }

  #putBody(key: string, entry: CacheEntry, encoding: Encoding, body: Buffer) {
    entry.bodies[encoding] = body;
    // Another answer may have taken its place meanwhile.
    if (this.#entries.peek(key) === entry) this.#entries.reweigh(key, weightOf(key, entry));
  }
}
