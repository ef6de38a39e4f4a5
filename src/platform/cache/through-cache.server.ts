import type { Env } from "../http/env.server.ts";
import type { LoadShedder } from "../http/limits/load-shedder.server.ts";
import { requestNetwork } from "../http/urls/client-ip.server.ts";
import type { Urls } from "../http/urls/urls.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { PageCache } from "./page-cache.server.ts";

type Answers = (request: Request, bindings: Env["Bindings"]) => Response | Promise<Response>;

/** Puts the page cache in front of `make`. A HEAD gets the GET's headers. Passes `crowded` if `crowd` is full. */
export function throughCache(
  make: Answers,
  cache: PageCache,
  urls: Urls,
  settings: Settings,
  crowd?: LoadShedder,
) {
  return async (request: Request, bindings: Env["Bindings"] = {}): Promise<Response> => {
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) return make(request, bindings);
    const read = urls.read(request.url, request.headers.get("accept-language"));
    // The identity service handles its own URLs, where a HEAD must not do what a GET does.
    if (!read || read.path.startsWith("/identity/")) return make(request, bindings);
    const requested = isHead || read.url !== behindHost(request.url) ? asGet(request, read.url) : request;
    const made = async () => {
      if (!crowd || read.key === undefined) return make(requested, bindings);
      return crowd.through(
        requestNetwork(request, bindings, settings),
        () => make(requested, bindings),
        () => make(requested, { ...bindings, crowded: true }),
      );
    };
    const answer = await (read.key === undefined ? made() : cache.through(requested, read.key, made));
    return isHead ? headOf(answer) : answer;
  };
}

const behindHost = (url: string) => url.slice(url.indexOf("/", "https://".length));

const asGet = ({ url, headers, signal }: Request, path: string) =>
  new Request(url.slice(0, url.indexOf("/", "https://".length)) + path, { headers, signal });

async function headOf(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers: answer.headers });
}
