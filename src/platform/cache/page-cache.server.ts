import type { IncomingMessage, ServerResponse } from "node:http";
import { type Addresses, keyAsWritten } from "../http/addresses/addresses.server.ts";
import { type Encoding, pressedWell, zipped } from "./encoding.server.ts";
import {
  type Entry,
  encodingOf,
  etagIn,
  isKeepable,
  ownText,
  plainOf,
  toEntry,
  weightOf,
} from "./entry.server.ts";

/**
 * Finished public answers, compressed, in memory, by address; bounded by the memory that they and their addresses take, the
 * longest unused go first. `clear` is called when the catalogue changed; what was begun before that is not kept.
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
  answer(request: IncomingMessage, response: ServerResponse, addresses: Addresses): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = this.#keyOf(request, addresses);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || !entry) return false;
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
   * Makes the answer to a GET once for all who ask under the same key at the same time, keeps it where it says that it may
   * be kept, and gives it in the encoding that the request takes.
   */
  async through(request: Request, key: string, make: () => Promise<Response>): Promise<Response> {
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

  /** Most addresses are written as the shop writes them; only others are taken apart. */
  #keyOf({ url = "/", headers }: IncomingMessage, addresses: Addresses): string | undefined {
    const language = headers["accept-language"];
    const written = keyAsWritten(url, language);
    return this.#entries.has(written) ? written : addresses.read(url, language)?.key;
  }

  async #make(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    const generation = this.#generation;
    const made = await make();
    if (!isKeepable(made)) return made;
    const entry = await toEntry(made);
    if (generation === this.#generation) this.#keep(ownText(key), entry);
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
    return new Response(new Uint8Array(body), { headers });
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
      // Where there is no memory for it, the body that is there stays.
      void pressedWell(plainOf(entry)).then(
        (smaller) => this.#putBody(entry, "br", smaller),
        () => undefined,
      );
    }
    // A Map keeps the order of insertion: moved to the end, an entry is the youngest. Only near the bound does it matter.
    if (this.#bytes < this.#maxBytes * 0.8) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #putBody(entry: Entry, encoding: Encoding, body: Buffer) {
    const more = body.length - (entry.bodies[encoding]?.length ?? 0);
    entry.bodies[encoding] = body;
    // What was dropped meanwhile is not counted any more.
    if (entry.dropped) return;
    entry.weight += more;
    this.#bytes += more;
    this.#makeRoom();
  }

  #keep(key: string, entry: Entry) {
    entry.weight = weightOf(key, entry);
    // One that takes the place of all others is not worth it.
    entry.dropped = entry.weight > this.#maxBytes / 4;
    if (entry.dropped) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.weight;
    this.#makeRoom();
  }

  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= entry.weight;
      entry.dropped = true;
    }
  }
}
