import type { IncomingMessage, ServerResponse } from "node:http";
import { type Addresses, keyAsWritten } from "../http/addresses/addresses.server.ts";
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
import { isBusy, isDue, type Making, standsStill } from "./making.server.ts";
import { withBytes } from "./ready-bytes.server.ts";

type StoredEntry = CacheEntry &
  Making & { /** When it was known to be whole; -1 once it has fallen. */ moment: number };

/**
 * Finished public answers by address, compressed, in memory; bounded by the memory of answers and addresses. One falls when a key of
 * what it shows is touched, and is made anew when it is asked for next. One that falls again and again is made anew in the
 * background, and the last good one is shown meanwhile: for less than a second, see making.server.ts. One that cannot be made anew
 * now, as the database is away or too much is asked for, is shown until it can.
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
    if (key === undefined || !entry || !this.#isShown(entry)) return false;
    // It has fallen: whoever makes it anew shows this one.
    if (entry.moment < 0 && isDue(entry) && !this.#making.has(key)) return false;
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
    const entry = this.#entries.get(key);
    const isShown = entry && this.#isShown(entry);
    if (isShown && entry.moment >= 0) return this.#respond(key, entry, request);
    const begun = this.#making.get(key);
    if (isShown) {
      if (!begun && isDue(entry)) this.#begin(key, request, make).catch(() => undefined);
      return this.#respond(key, entry, request);
    }
    if (!begun) return this.#begin(key, request, make);
    await begun.catch(() => undefined);
    const made = this.#entries.get(key);
    if (made && this.#isShown(made)) return this.#respond(key, made, request);
    const own = await make();
    const last = this.#insteadOf(own, key);
    return last ? this.#respond(key, last, request) : own;
  }

  /** Whether nothing that it shows has changed, or it may be shown all the same. */
  #isShown(entry: StoredEntry): boolean {
    if (entry.moment >= 0)
      entry.moment = this.#touched.since(entry.moment, entry.keys) ? -1 : this.#touched.moment;
    return entry.moment >= 0 || isBusy(entry);
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
    const begunAt = performance.now();
    const made = await make();
    const last = this.#insteadOf(made, key);
    if (last) return this.#respond(key, last, request);
    if (!isKeepable(made)) {
      this.#entries.delete(key);
      return made;
    }
    const before = this.#entries.peek(key)?.begunAt;
    // What changed meanwhile may be missing in it.
    const entry: StoredEntry = { ...(await toEntry(made)), moment, begunAt, begunBefore: before };
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
    if (entry.wanted || !standsStill(entry)) return;
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
