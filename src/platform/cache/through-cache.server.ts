import type { Env } from "../http/env.server.ts";
import type { LoadShedder } from "../http/limits/load-shedder.server.ts";
import { requestNetwork } from "../http/urls/client-ip.server.ts";
import type { Urls } from "../http/urls/urls.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { PageCache } from "./page-cache.server.ts";

type AnswerRequest = (request: Request, bindings: Env["Bindings"]) => Response | Promise<Response>;

/**
 * Puts the page cache in front of `answerRequest`. A HEAD gets the GET's headers. If `loadShedder` is full,
 * `answerRequest` gets `crowded`, and refuses.
 */
export function throughCache(
  answerRequest: AnswerRequest,
  cache: PageCache,
  urls: Urls,
  settings: Settings,
  loadShedder?: LoadShedder,
) {
  return async (request: Request, bindings: Env["Bindings"] = {}): Promise<Response> => {
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) return answerRequest(request, bindings);
    const parsedUrl = urls.normalizeUrl(request.url, request.headers.get("accept-language"));
    // The identity service handles its own URLs, where a HEAD must not do what a GET does.
    if (!parsedUrl || parsedUrl.path.startsWith("/identity/")) return answerRequest(request, bindings);
    const normalizedRequest =
      isHead || parsedUrl.url !== stripOrigin(request.url) ? toGetRequest(request, parsedUrl.url) : request;
    const answerUncached = async () => {
      if (!loadShedder || parsedUrl.key === undefined) return answerRequest(normalizedRequest, bindings);
      return loadShedder.runOrRefuse(
        requestNetwork(request, bindings, settings),
        () => answerRequest(normalizedRequest, bindings),
        () => answerRequest(normalizedRequest, { ...bindings, crowded: true }),
      );
    };
    const answer = await (parsedUrl.key === undefined
      ? answerUncached()
      : cache.getOrRender(normalizedRequest, parsedUrl.key, answerUncached));
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
