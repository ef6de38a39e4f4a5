import type { Env } from "../http/env.server.ts";
import type { LoadShedder } from "../http/limits/load-shedder.server.ts";
import { requestNetwork } from "../http/urls/client-ip.server.ts";
import type { Urls } from "../http/urls/urls.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { PageCache } from "./page-cache.server.ts";

type MakeAnswer = (request: Request, bindings: Env["Bindings"]) => Response | Promise<Response>;

/** Puts the page cache in front of `make`. A HEAD gets the GET's headers. Passes `crowded` if `loadShedder` is full. */
export function throughCache(
  make: MakeAnswer,
  cache: PageCache,
  urls: Urls,
  settings: Settings,
  loadShedder?: LoadShedder,
) {
  return async (request: Request, bindings: Env["Bindings"] = {}): Promise<Response> => {
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) return make(request, bindings);
    const parsedUrl = urls.normalizeUrl(request.url, request.headers.get("accept-language"));
    // The identity service handles its own URLs, where a HEAD must not do what a GET does.
    if (!parsedUrl || parsedUrl.path.startsWith("/identity/")) return make(request, bindings);
    const normalizedRequest =
      isHead || parsedUrl.url !== stripOrigin(request.url) ? toGetRequest(request, parsedUrl.url) : request;
    const makeAnswer = async () => {
      if (!loadShedder || parsedUrl.key === undefined) return make(normalizedRequest, bindings);
      return loadShedder.runOrRefuse(
        requestNetwork(request, bindings, settings),
        () => make(normalizedRequest, bindings),
        () => make(normalizedRequest, { ...bindings, crowded: true }),
      );
    };
    const answer = await (parsedUrl.key === undefined
      ? makeAnswer()
      : cache.getOrRender(normalizedRequest, parsedUrl.key, makeAnswer));
    return isHead ? toHeadAnswer(answer) : answer;
  };
}

const stripOrigin = (url: string) => url.slice(url.indexOf("/", "https://".length));

const toGetRequest = ({ url, headers, signal }: Request, path: string) =>
  new Request(url.slice(0, url.indexOf("/", "https://".length)) + path, { headers, signal });

async function toHeadAnswer(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers: answer.headers });
}
