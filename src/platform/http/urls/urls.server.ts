import { z } from "zod";
import { preferredLocale } from "#src/language/locale.server.ts";
import { locales, urlIn } from "#src/language/locale.ts";
import type { Mounted } from "../api.server.ts";
import { readTarget } from "./target.server.ts";

export type NormalizedUrl = {
  path: string;
  url: string;
  /** The cache key of the answer; undefined if it is never stored. */
  key?: string;
};

/** The query parameters of a URL, which of them may be repeated, and whether its answer may be stored. */
type KnownRoute = { parameters: ReadonlySet<string>; repeated: ReadonlySet<string>; cacheable: boolean };

/** In characters. A search of 200 Bengali letters with every filter fits; longer URLs rarely repeat. */
const maxKeyCharacters = 3_000;

/** Feeds are streamed, and too large for the page cache. */
export const feedsPath = "/feeds/";

const apiDocuments = ["/api/docs", "/api/openapi.json"];

/** The identity service reads its own parameters; probes and metrics have none. */
const outsideTheShop = /^\/(identity\/|health|readyz|metrics)/;

const emptySet: ReadonlySet<string> = new Set();
const noParameters: KnownRoute = { parameters: emptySet, repeated: emptySet, cacheable: false };
/** The parameters for the language that the API knows. */
const languageParameters = new Set(locales.map((locale) => `lang=${locale}`));

/** The parameters of each URL of the shop, and whether its answer may be stored. */
export class Urls {
  readonly #operations = new Map<string, KnownRoute>();
  readonly #operationsWithPathParameters: { pattern: RegExp; known: KnownRoute }[] = [];
  readonly #methods: { pattern: RegExp; method: string; path: string }[] = [];
  readonly #uploads = new Set<string>();
  readonly #pages: ReadonlyMap<string, KnownRoute>;

  readonly #firstSegments: ReadonlySet<string>;

  /**
   * `pages`: parameters by page; names that end in "*" may be repeated. `firstSegments`: the first
   * path segments of pages and probes, such as "products" and "healthz".
   */
  constructor(
    mounted: readonly Mounted[],
    pages: Readonly<Record<string, readonly string[]>>,
    firstSegments: Iterable<string> = [],
  ) {
    this.#firstSegments = new Set(firstSegments);
    for (const mountedOperation of mounted) this.#add(mountedOperation);
    for (const path of apiDocuments) this.#operations.set(path, { ...noParameters, cacheable: true });
    this.#pages = new Map(Object.entries(pages).map(([path, names]) => [path, toPageRoute(names)]));
  }

  /** Normalises a URL; undefined if that fails. Drops unknown parameters, and repeated ones that may not be. */
  normalizeUrl(text: string, acceptLanguage: string | null | undefined): NormalizedUrl | undefined {
    const target = readTarget(text);
    if (!target) return undefined;
    const { path, query } = target;
    const isRedirected = this.toCanonicalPath(path) !== path;
    if (isRedirected || outsideTheShop.test(path)) return { path, url: path + query };
    if (path.startsWith(feedsPath)) return { path, url: path };
    if (path.startsWith("/api/")) return this.#readApi(path, query, acceptLanguage);
    const englishPath = withoutTrailingSlash(urlIn("en", path));
    if (/^\/admin(\/|$)/.test(englishPath) && query) return { path, url: path + query };
    const url = path + keepKnownParameters(query, this.#pages.get(englishPath) ?? noParameters);
    return withCacheKey(path, url, url);
  }

  /** The HTTP methods of a URL; empty if nothing is mounted, or if that is not known here. */
  methodsAt(path: string): string[] {
    if (path.startsWith("/identity/")) return [];
    if (!path.startsWith("/api/")) return ["GET", "HEAD"];
    const methods = this.#methods.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return methods.includes("GET")
      ? ["GET", "HEAD", ...methods.filter((method) => method !== "GET")]
      : methods;
  }

  /** The route behind a URL, for metrics: a bounded set, without personal data. */
  routeOf(text: string): string {
    const path = readTarget(text)?.path ?? "";
    if (path.startsWith("/api/"))
      return this.#methods.find(({ pattern }) => pattern.test(path))?.path ?? "/api";
    if (path.startsWith("/identity/")) return "/identity";
    if (/\.[a-z0-9]+$/i.test(path)) return "file";
    const [firstSegment = "", secondSegment] = urlIn("en", path).slice(1).split("/");
    if (firstSegment === "") return "/";
    if (!this.#firstSegments.has(firstSegment)) return "other";
    return secondSegment ? `/${firstSegment}/…` : `/${firstSegment}`;
  }

  /** The canonical path: without double slashes, and a page's words in lower case, as routes ignore case. */
  toCanonicalPath(path: string): string {
    const pathWithSingleSlashes = path.replace(/\/{2,}/g, "/");
    // A part with digits is an id, such as the order TK-10001.
    const lowerCasePath = pathWithSingleSlashes
      .split("/")
      .map((part) => (/\d/.test(part) ? part : part.toLowerCase()))
      .join("/");
    const [firstSegment = ""] = urlIn("en", lowerCasePath).slice(1).split("/");
    const isPage = firstSegment === "" || this.#firstSegments.has(firstSegment);
    return isPage ? lowerCasePath : pathWithSingleSlashes;
  }

  /** Whether a file is sent there, which has its own size limit. */
  isUpload(path: string): boolean {
    return this.#uploads.has(path);
  }

  #add({ operation, input, cached, repeated }: Mounted) {
    const { path, method } = operation;
    const isUpload = "kind" in operation;
    if (isUpload) this.#uploads.add(path);
    const pattern = new RegExp(`^${path.replace(/[.+]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
    this.#methods.push({ pattern, method, path });
    if (method !== "GET") return;
    if (!(input instanceof z.ZodObject)) throw new TypeError(`${path}: a read takes an object of parameters`);
    const known = {
      parameters: new Set(Object.keys(input.shape)),
      repeated: new Set(repeated),
      cacheable: cached === true,
    };
    if (path.includes("{")) this.#operationsWithPathParameters.push({ pattern, known });
    else this.#operations.set(path, known);
  }

  #readApi(path: string, query: string, acceptLanguage: string | null | undefined): NormalizedUrl {
    const known =
      this.#operations.get(path) ??
      this.#operationsWithPathParameters.find(({ pattern }) => pattern.test(path))?.known;
    if (!known) return { path, url: path };
    const url = path + keepKnownParameters(query, known, languageParameters);
    if (!known.cacheable) return { path, url };
    return withCacheKey(path, url, addLanguage(url, acceptLanguage));
  }
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

/** The cache key of a URL if it is already normalised: for a quick lookup before parsing. */
export const unparsedCacheKey = (url: string, acceptLanguage: string | null | undefined): string =>
  url.startsWith("/api/") ? addLanguage(url, acceptLanguage) : url;

/** Whether a URL names its language. */
const namedLanguagePattern = /^[^?]*\?(?:.*&)?lang=/;

const addLanguage = (url: string, acceptLanguage: string | null | undefined) =>
  namedLanguagePattern.test(url) ? url : `${url}#${preferredLocale(acceptLanguage)}`;

const withCacheKey = (path: string, url: string, key: string): NormalizedUrl =>
  key.length <= maxKeyCharacters ? { path, url, key } : { path, url };

const toPageRoute = (names: readonly string[]): KnownRoute => ({
  parameters: new Set(names.map((name) => name.replace("*", ""))),
  repeated: new Set(names.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1))),
  cacheable: true,
});

/**
 * Keeps the known parameters of a query, in their order. Of each name only the first is kept, or all different ones if the
 * name may be repeated. Those in `exactParameters` ("name=value") are known only with that value.
 */
function keepKnownParameters(
  query: string,
  { parameters: names, repeated }: KnownRoute,
  exactParameters = emptySet,
): string {
  if (query === "" || (names.size === 0 && exactParameters.size === 0)) return "";
  const seenParameters = new Set<string>();
  const knownParameters: string[] = [];
  for (const parameter of query.slice(1).split("&")) {
    const name = parameter.split("=", 1)[0] as string;
    const isKnown = names.has(name) || exactParameters.has(parameter);
    const uniqueKey = repeated.has(name) ? parameter : name;
    if (!isKnown || seenParameters.has(uniqueKey)) continue;
    seenParameters.add(uniqueKey);
    knownParameters.push(parameter);
  }
  return knownParameters.length > 0 ? `?${knownParameters.join("&")}` : "";
}
