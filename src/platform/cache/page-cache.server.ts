import type { IncomingMessage, ServerResponse } from "node:http";
import { type Urls, unparsedCacheKey } from "../http/urls/urls.server.ts";
import { counts } from "../metrics/counts.server.ts";
import type { Invalidations } from "./changes/invalidations.server.ts";
import { compressForSize, type Encoding, toGzip } from "./encoding.server.ts";
import {
  type CacheEntry,
  chooseStoredEncoding,
  copyText,
  estimateEntryBytes,
  etagForEncoding,
  isCacheable,
  toEntry,
  toPlainBody,
} from "./entry.server.ts";
import { withBytes } from "./ready-bytes.server.ts";
import { SegmentedLru } from "./segmented-lru.server.ts";

type StoredEntry = CacheEntry & {
  /** The last generation of `Invalidations` in which it was fresh. */
  generation: number;
  /** A time of `performance.now()`. */
  storedAt: number;
};

/** Age from which an answer is worth better compression. */
const recompressAfterMs = 2_000;

/** Caches compressed public answers by URL. A stale answer is served only if no fresh one can be rendered. */
export class PageCache {
  readonly #entries: SegmentedLru<StoredEntry>;
  readonly #invalidations: Invalidations;
  #pendingRenders = new Map<string, Promise<Response>>();
  #hits = 0;

  constructor(maxBytes: number, invalidations: Invalidations) {
    this.#entries = new SegmentedLru<StoredEntry>(maxBytes, estimateEntryBytes);
    this.#invalidations = invalidations;
  }

  get size() {
    const { entries, weight } = this.#entries.size;
    return { entries, bytes: weight, hits: this.#hits };
  }

  clear() {
    this.#entries.clear();
    this.#pendingRenders.clear();
  }

  /** Answers a request from memory. Returns false, without writing, if the answer is not stored. */
  answer(request: IncomingMessage, response: ServerResponse, urls: Urls): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = this.#findKey(request, urls);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || !entry || !this.#revalidate(entry)) return false;
    const encoding = chooseStoredEncoding(entry, request.headers["accept-encoding"]);
    const body = entry.bodies[encoding];
    if (!body) return false;
    this.#hits++;
    this.#recompress(key, entry);
    const etag = etagForEncoding(entry, encoding);
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

  /** Renders a GET once for all concurrent requests with the same key, and stores it if its headers allow that. */
  async getOrRender(request: Request, key: string, render: () => Promise<Response>): Promise<Response> {
    const arrivalGeneration = this.#invalidations.generation;
    let entry = this.#findFresh(key, arrivalGeneration);
    // The first render may have begun before a change that this request must see; the second began after it arrived.
    for (let waits = 0; !entry && waits < 2; waits++) {
      const rendering = this.#pendingRenders.get(key);
      if (!rendering) return this.#startRender(key, request, render);
      const previousEntry = this.#entries.peek(key);
      await rendering.catch(() => undefined);
      entry = this.#findFresh(key, arrivalGeneration);
      if (this.#entries.peek(key) === previousEntry) break;
    }
    if (entry) return this.#respond(key, entry, request);
    counts.pagesMissed++;
    const response = await render();
    const stale = this.#findFallback(response, key);
    return stale ? this.#respond(key, stale, request) : response;
  }

  /** The stored answer if it is not older than the request, or was not invalidated since. */
  #findFresh(key: string, arrivalGeneration: number): StoredEntry | undefined {
    const entry = this.#entries.get(key);
    return entry && (entry.generation >= arrivalGeneration || this.#revalidate(entry)) ? entry : undefined;
  }

  /** Whether an entry is fresh; if so, records that. */
  #revalidate(entry: StoredEntry): boolean {
    if (this.#invalidations.isStale(entry.generation, entry.keys)) return false;
    entry.generation = this.#invalidations.generation;
    return true;
  }

  #startRender(key: string, request: Request, render: () => Promise<Response>): Promise<Response> {
    const rendering = this.#render(key, request, render).finally(() => {
      if (this.#pendingRenders.get(key) === rendering) this.#pendingRenders.delete(key);
    });
    this.#pendingRenders.set(key, rendering);
    return rendering;
  }

  /** The stored answer, though stale, in place of one that could not be rendered. */
  #findFallback({ status }: Response, key: string): StoredEntry | undefined {
    return status === 503 ? this.#entries.peek(key) : undefined;
  }

  /** Most URLs are already normalised; only the others are parsed. */
  #findKey({ url = "/", headers }: IncomingMessage, urls: Urls): string | undefined {
    const language = headers["accept-language"];
    const writtenKey = unparsedCacheKey(url, language);
    return this.#entries.peek(writtenKey) ? writtenKey : urls.normalizeUrl(url, language)?.key;
  }

  async #render(key: string, request: Request, render: () => Promise<Response>): Promise<Response> {
    const { generation } = this.#invalidations;
    counts.pagesMissed++;
    const response = await render();
    const stale = this.#findFallback(response, key);
    if (stale) return this.#respond(key, stale, request);
    if (!isCacheable(response)) {
      this.#entries.delete(key);
      return response;
    }
    const entry: StoredEntry = { ...(await toEntry(response)), generation, storedAt: performance.now() };
    this.#entries.set(copyText(key), entry);
    return this.#respond(key, entry, request);
  }

  async #respond(key: string, entry: StoredEntry, request: Request): Promise<Response> {
    const encoding = chooseStoredEncoding(entry, request.headers.get("accept-encoding"));
    const etag = etagForEncoding(entry, encoding);
    const headers = new Headers({ ...entry.headers, ETag: etag });
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    const body = await this.#encodeBody(key, entry, encoding);
    return withBytes(body, { headers });
  }

  async #encodeBody(key: string, entry: StoredEntry, encoding: Encoding): Promise<Buffer> {
    const storedBody = entry.bodies[encoding];
    if (storedBody) return storedBody;
    const body = encoding === "gzip" ? await toGzip(toPlainBody(entry)) : toPlainBody(entry);
    this.#putBody(key, entry, encoding, body);
    return body;
  }

  #recompress(key: string, entry: StoredEntry) {
    if (entry.isCompressedForSize || performance.now() - entry.storedAt < recompressAfterMs) return;
    entry.isCompressedForSize = true;
    // If it fails, for lack of memory, the present body stays.
    void compressForSize(toPlainBody(entry)).then(
      (smaller) => this.#putBody(key, entry, "br", smaller),
      () => undefined,
    );
  }

  #putBody(key: string, entry: StoredEntry, encoding: Encoding, body: Buffer) {
    entry.bodies[encoding] = body;
    if (this.#entries.peek(key) === entry) this.#entries.reweigh(key);
  }
}
