import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicIp } from "./is-public-ip.server.ts";

/** `not_public`: the URL has a port, or a host that is not public. `unreachable`: DNS or the connection failed. */
export type FetchRefusal = "not_url" | "not_public" | "redirects" | "too_large" | "too_slow" | "unreachable";

export class FetchRefused extends Error {
  readonly reason: FetchRefusal;
  constructor(reason: FetchRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

type ResolvedAddress = { address: string; family: number };

export type PublicFetchOptions = {
  /** The most bytes of the answer's body; 0 does not read it. */
  maxBytes: number;
  /** The time for the whole request, with its redirects. */
  timeoutMs: number;
  method?: "GET" | "POST";
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** How many redirects of a GET are followed; one more throws `redirects`. Absent: a redirect is returned as it is. */
  redirects?: number;
  /** Exceptions from all rules about hosts and ports, as "host:port". */
  innerHosts?: readonly string[];
  signal?: AbortSignal;
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<ResolvedAddress[]>;
};

export type PublicAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const resolveAll = (host: string) => lookup(host, { all: true });

const redirectStatuses = [301, 302, 303, 307, 308];

/**
 * Fetches a URL that somebody outside chose: over http or https at its usual port, from public addresses only. Each host is resolved once, all its
 * addresses are checked, and the connection goes to one of these; the same holds for every redirect. Throws `FetchRefused`.
 */
export async function publicFetch(url: string, options: PublicFetchOptions): Promise<PublicAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([timeout, ...(options.signal ? [options.signal] : [])]);
  const requestOptions = { ...options, signal };
  let nextUrl = parseUrl(url);
  for (let redirectsLeft = options.redirects ?? 0; ; redirectsLeft--) {
    const target = nextUrl;
    const answer = await fetchWithoutRedirect(target, requestOptions).catch((error) => {
      if (error instanceof FetchRefused) throw error;
      if (options.signal?.aborted) throw options.signal.reason;
      throw new FetchRefused(timeout.aborted ? "too_slow" : "unreachable", { cause: error });
    });
    const { location } = answer.headers;
    if (options.redirects === undefined || !redirectStatuses.includes(answer.status) || !location)
      return answer;
    if (redirectsLeft === 0 || options.method === "POST") throw new FetchRefused("redirects");
    nextUrl = parseUrl(location, target);
  }
}

/** Checks a URL as `publicFetch` does before it connects. Throws `FetchRefused`. */
export async function checkPublicUrl(
  url: string,
  { timeoutMs, ...options }: Pick<PublicFetchOptions, "timeoutMs" | "innerHosts" | "resolve">,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await allowedAddresses(parseUrl(url), { ...options, signal }).catch((error) => {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(signal.aborted ? "too_slow" : "unreachable", { cause: error });
  });
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || !["http:", "https:"].includes(url.protocol)) throw new FetchRefused("not_url");
  if (url.username || url.password) throw new FetchRefused("not_url");
  return url;
}

async function fetchWithoutRedirect(url: URL, options: PublicFetchOptions & { signal: AbortSignal }) {
  const addresses = await allowedAddresses(url, options);
  const answer = await sendRequest(url, addresses, options);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    bytes: await readLimited(answer, options),
  };
}

const findPort = ({ port, protocol }: URL) => port || (protocol === "https:" ? "443" : "80");

/** The checked addresses of a URL's host. Throws `not_public` if one of them is not public. */
async function allowedAddresses(
  url: URL,
  {
    innerHosts = [],
    resolve = resolveAll,
    signal,
  }: Pick<PublicFetchOptions, "innerHosts" | "resolve"> & { signal: AbortSignal },
): Promise<ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isExcepted = innerHosts.includes(`${url.hostname}:${findPort(url)}`);
  if (!isExcepted && url.port) throw new FetchRefused("not_public");
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await rejectOnAbort(resolve(host), signal);
  if (addresses.length === 0) throw new FetchRefused("unreachable");
  if (!isExcepted && !addresses.every(({ address }) => isPublicIp(address)))
    throw new FetchRefused("not_public");
  return addresses;
}

/** DNS cannot be aborted: its late answer is ignored. */
function rejectOnAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function sendRequest(
  url: URL,
  addresses: ResolvedAddress[],
  { method = "GET", headers, body, signal }: PublicFetchOptions,
): Promise<IncomingMessage> {
  // The connection uses the checked addresses, so no second DNS answer can lead it elsewhere.
  const lookupChecked: LookupFunction = (_host, { all }, done) => {
    const [firstAddress] = addresses;
    if (all) done(null, addresses);
    else done(null, firstAddress?.address ?? "", firstAddress?.family);
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(
      url,
      { method, headers, signal, lookup: lookupChecked, agent: false },
      resolve,
    );
    request.once("error", reject);
    request.end(body);
  });
}

/** Reads the body, and throws `too_large` beyond `maxBytes`. */
async function readLimited(answer: IncomingMessage, { maxBytes }: PublicFetchOptions): Promise<Buffer> {
  if (maxBytes === 0) {
    answer.destroy();
    return Buffer.alloc(0);
  }
  const refuseTooLarge = () => {
    answer.destroy();
    throw new FetchRefused("too_large");
  };
  if (Number(answer.headers["content-length"] ?? 0) > maxBytes) refuseTooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > maxBytes) refuseTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
