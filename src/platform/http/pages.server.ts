import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Door, doorContext } from "../../basics/door.ts";
import { inLanguage } from "../../language/locale.server.ts";
import { localeOf } from "../../language/locale.ts";
import { surrogateKey, withBytes } from "../cache/ready-bytes.server.ts";
import { pagePolicy } from "./security-headers.server.ts";
import { pageContext, type RenderedPage } from "./whole-page.server.ts";

type Terms = {
  /** The loaders' way to the API of this same process. */
  door: Door;
  pictureHosts: readonly string[];
  /** Hashes of the scripts that every page has besides the renderer's. */
  scriptHashes: readonly string[];
  mode: string;
};

/** Renders the shop's pages, each as for a stranger: nothing of the request but its address reaches them. */
export function pagesOf(
  build: ServerBuild,
  { door, pictureHosts, scriptHashes, mode }: Terms,
): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, mode);
  return async (request) => {
    const context = new RouterContextProvider();
    const rendered: { page?: RenderedPage } = {};
    context.set(doorContext, door);
    context.set(pageContext, rendered);
    const url = new URL(request.url);
    const stranger = new Request(url, { method: request.method === "HEAD" ? "GET" : request.method });
    const answer = await inLanguage(localeOf(url.pathname), () => render(stranger, context));
    if (!rendered.page) return answer;
    const { html, hashes } = rendered.page;
    return finish(answer, html, pagePolicy([...scriptHashes, ...hashes], pictureHosts));
  };
}

function finish(answer: Response, html: Buffer, policy: string): Response {
  const headers = new Headers(answer.headers);
  headers.set("Content-Security-Policy", policy);
  if (answer.status === 200) {
    headers.set("Cache-Control", "public, max-age=0, must-revalidate");
    headers.set("Surrogate-Key", surrogateKey);
  } else {
    headers.set("Cache-Control", "no-store");
  }
  return withBytes(html, { status: answer.status, headers });
}
