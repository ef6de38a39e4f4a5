import type { IncomingMessage, ServerResponse } from "node:http";
import { type Addresses, keyAsWritten } from "../http/addresses/addresses.server.ts";
import { counts } from "../metrics/counts.server.ts";
import type { TouchedKeys } from "./changes/touched-keys.server.ts";
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
import { ProvenLru } from "./lru/proven-lru.server.ts";
import { withBytes } from "./ready-bytes.server.ts";

type StoredEntry = CacheEntry & {
  /** When it was known to be current, as a moment of `TouchedKeys`. */
  moment: number;
  /** In ms of `performance.now()`. */
  storedAt: number;
};

/** Unchanged for this long: worth better compression. */
const stillMs = 2_000;

/**
 * Finished public answers by address, compressed, in memory; bounded by the memory of answers and addresses. A request never gets one
 * of which a key was touched before the request came. One that cannot be made again now, as the database is away or too much is asked
 * for, is shown until it can.
 */
export class PageCache {
  readonly #entries: ProvenLru<string, StoredEntry>;
  readonly #touched: TouchedKeys;
  #making = new Map<string, Promise<Response>>();
  #hits = 0;

  constructor(maxBytes: number, touched: TouchedKeys) {
    this.#entries = new ProvenLru(maxBytes);
    this.#touched = touched;
  }

  get size() {
    const { entries, weight } = this.#entries.size;
    return { entries, bytes: weight, hits: this.#hits };
  }

  clear() {
    this.#entries.clear();
    this.#making.clear();
  }

  /** Answers a request from memory. Returns false, having written nothing, where the answer is not stored. */
  answer(request: IncomingMessage, response: ServerResponse, addresses: Addresses): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = this.#keyOf(request, addresses);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || !entry || !this.#isCurrent(entry)) return false;
    const encoding = encodingOf(entry, request.headers["accept-encoding"]);
    const body = entry.bodies[encoding];
    if (!body) return false;
    this.#hits++;
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
    const cameAt = this.#touched.moment;
    let entry = this.#current(key, cameAt);
    // The first may have begun before a change that the request must see; the second began after the request came.
    for (let waits = 0; !entry && waits < 2; waits++) {
      const making = this.#making.get(key);
      if (!making) return this.#begin(key, request, make);
      const before = this.#entries.peek(key);
      await making.catch(() => undefined);
      entry = this.#current(key, cameAt);
      // It was not stored, and the next one will not be either.
      if (this.#entries.peek(key) === before) break;
    }
    if (entry) return this.#respond(key, entry, request);
    counts.pagesMissed++;
    const own = await make();
    const last = this.#insteadOf(own, key);
    return last ? this.#respond(key, last, request) : own;
  }

  /** The stored answer, where it lacks no change from before `cameAt`. */
  #current(key: string, cameAt: number): StoredEntry | undefined {
    const entry = this.#entries.get(key);
    return entry && (entry.moment >= cameAt || this.#isCurrent(entry)) ? entry : undefined;
  }

  /** Whether nothing that it shows has changed. */
  #isCurrent(entry: StoredEntry): boolean {
    if (this.#touched.since(entry.moment, entry.keys)) return false;
    entry.moment = this.#touched.moment;
    return true;
  }

  #begin(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    const making = this.#make(key, request, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  /** What was stored last, though it has fallen, where an answer could not be made just now. */
  #insteadOf({ status }: Response, key: string): StoredEntry | undefined {
    return status === 503 ? this.#entries.peek(key) : undefined;
  }

  /** Most addresses are already written in the shop's form; only the others are parsed. */
  #keyOf({ url = "/", headers }: IncomingMessage, addresses: Addresses): string | undefined {
    const language = headers["accept-language"];
    const written = keyAsWritten(url, language);
    return this.#entries.peek(written) ? written : addresses.read(url, language)?.key;
  }

  async #make(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    const { moment } = this.#touched;
    counts.pagesMissed++;
    const made = await make();
    const last = this.#insteadOf(made, key);
    if (last) return this.#respond(key, last, request);
    if (!isKeepable(made)) {
      this.#entries.delete(key);
      return made;
    }
    // What changed meanwhile may be missing in it.
    const entry: StoredEntry = { ...(await toEntry(made)), moment, storedAt: performance.now() };
    this.#entries.set(ownText(key), entry, weightOf(key, entry));
    return this.#respond(key, entry, request);
  }

  async #respond(key: string, entry: StoredEntry, request: Request): Promise<Response> {
    const encoding = encodingOf(entry, request.headers.get("accept-encoding"));
    const etag = etagIn(entry, encoding);
    const headers = new Headers({ ...entry.headers, ETag: etag });
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    const body = await this.#bodyIn(key, entry, encoding);
    return withBytes(body, { headers });
  }

  async #bodyIn(key: string, entry: StoredEntry, encoding: Encoding): Promise<Buffer> {
    const ready = entry.bodies[encoding];
    if (ready) return ready;
    const body = encoding === "gzip" ? await zipped(plainOf(entry)) : plainOf(entry);
    this.#putBody(key, entry, encoding, body);
    return body;
  }

  /** An answer that is requested again is worth better compression, unless it soon falls. */
  #makeSmaller(key: string, entry: StoredEntry) {
    if (entry.wanted || performance.now() - entry.storedAt < stillMs) return;
    entry.wanted = true;
    // Without memory for it, the present body stays.
    void pressedWell(plainOf(entry)).then(
      (smaller) => this.#putBody(key, entry, "br", smaller),
      () => undefined,
    );
  }

  #putBody(key: string, entry: StoredEntry, encoding: Encoding, body: Buffer) {
    entry.bodies[encoding] = body;
    // Another answer may have taken its place meanwhile.
    if (this.#entries.peek(key) === entry) this.#entries.reweigh(key, weightOf(key, entry));
  }
}
