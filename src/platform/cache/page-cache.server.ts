import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, pressedWell, zipped } from "./encoding.server.ts";
import { type Entry, encodingOf, etagIn, plainOf, toEntry, weight } from "./entry.server.ts";
import { keyOf } from "./key.server.ts";
import { surrogateKey } from "./ready-bytes.server.ts";

/** A request's address behind the host, as `answer` sees it. */
const addressOf = ({ url }: Request) => url.slice(url.indexOf("/", "https://".length));

/**
 * Finished public answers, compressed, in memory, by address; bounded by bytes, the longest unused go first.
 * `clear` is called when the catalogue changed; what was begun before that is not kept.
 */
export class PageCache {
  #entries = new Map<string, Entry>();
  #making = new Map<string, Promise<Response>>();
  #bytes = 0;
  #generation = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size() {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  clear() {
    this.#generation++;
    for (const entry of this.#entries.values()) entry.dropped = true;
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** Answers a request straight from memory; false where there is nothing, and nothing was written. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = keyOf(request.url ?? "/", request.headers["accept-language"]);
    const entry = this.#entries.get(key);
    if (!entry) return false;
    const encoding = encodingOf(entry, request.headers["accept-encoding"]);
    const body = entry.bodies[encoding];
    if (!body) return false;
    this.#touch(key, entry);
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
   * Makes the answer once for all who ask at the same time, keeps it where it says that it may be kept, and
   * gives it in the encoding that the request takes.
   */
  async through(request: Request, make: () => Promise<Response>): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") return make();
    const key = keyOf(addressOf(request), request.headers.get("accept-language"));
    const entry = this.#entries.get(key);
    if (entry) return this.#respond(entry, request);
    const begun = this.#making.get(key);
    if (begun) {
      await begun.catch(() => undefined);
      const made = this.#entries.get(key);
      return made ? this.#respond(made, request) : make();
    }
    const making = this.#make(key, request, make);
    this.#making.set(key, making);
    return making.finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
  }

  async #make(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    const generation = this.#generation;
    const made = await make();
    if (made.status !== 200 || made.headers.get("surrogate-key") !== surrogateKey) return made;
    const entry = await toEntry(made);
    if (generation === this.#generation) this.#keep(key, entry);
    else entry.dropped = true;
    return this.#respond(entry, request);
  }

  async #respond(entry: Entry, request: Request): Promise<Response> {
    const encoding = encodingOf(entry, request.headers.get("accept-encoding"));
    const etag = etagIn(entry, encoding);
    const headers = new Headers({ ...entry.headers, ETag: etag });
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    const body = await this.#bodyIn(entry, encoding);
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
  }

  async #bodyIn(entry: Entry, encoding: Encoding): Promise<Buffer> {
    const ready = entry.bodies[encoding];
    if (ready) return ready;
    const body = encoding === "gzip" ? await zipped(plainOf(entry)) : plainOf(entry);
    this.#putBody(entry, encoding, body);
    return body;
  }

  #touch(key: string, entry: Entry) {
    if (!entry.wanted) {
      entry.wanted = true;
      void pressedWell(plainOf(entry)).then((smaller) => this.#putBody(entry, "br", smaller));
    }
    // A Map keeps the order of insertion: moved to the end, an entry is the youngest. Only near the bound does it matter.
    if (this.#bytes < this.#maxBytes * 0.8) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #putBody(entry: Entry, encoding: Encoding, body: Buffer) {
    const before = weight(entry);
    entry.bodies[encoding] = body;
    // What was dropped meanwhile is not counted any more.
    if (!entry.dropped) this.#bytes += weight(entry) - before;
    this.#makeRoom();
  }

  #keep(key: string, entry: Entry) {
    this.#entries.set(key, entry);
    this.#bytes += weight(entry);
    this.#makeRoom();
  }

  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= weight(entry);
      entry.dropped = true;
    }
  }
}
