import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type ApiClient, apiClientContext } from "#src/api/client/client.ts";
import { Problem } from "#src/api/problem.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { localeOfPath, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { withBytes } from "#src/platform/cache/ready-bytes.server.ts";
import { formatSurrogateKey } from "#src/platform/cache/surrogate-keys.server.ts";
import { pageContext, type RenderedPage } from "./collect-html.server.ts";
import { backOfficePermissions, pagePolicy } from "./security-headers.server.ts";

type PagesOptions = {
  /** Creates the API client of a page's loaders; it calls `onKeysUsed` with the keys of each answer. */
  createClient: (onKeysUsed: (keys: readonly string[] | undefined) => void) => ApiClient;
  pictureHosts: readonly string[];
  scriptHashes: readonly string[];
  mode: string;
};

/** Renders the shop's pages, each as for a signed-out user: only the URL of the request is used. */
export function createPageHandler(
  build: ServerBuild,
  { createClient, pictureHosts, scriptHashes, mode }: PagesOptions,
): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, mode);
  return async (request) => {
    const context = new RouterContextProvider();
    const rendered: { page?: RenderedPage } = {};
    const keys = new Set<string>();
    let isCacheable = true;
    const addKeys = (answerKeys: readonly string[] | undefined) => {
      // An answer without keys must not be stored, nor a page that uses it.
      if (!answerKeys) isCacheable = false;
      for (const key of answerKeys ?? []) keys.add(key);
    };
    context.set(apiClientContext, createClient(addKeys));
    context.set(pageContext, rendered);
    const { pathname, search } = new URL(request.url);
    // React Router's own data requests: our pages call the API instead.
    if (pathname.endsWith(".data")) throw new Problem("not_found", m.problem_not_found());
    const anonymousRequest = new Request(`http://shop${pathname}${search}`);
    const answer = await inLanguage(localeOfPath(pathname), () => render(anonymousRequest, context));
    if (!rendered.page) return passRedirect(answer);
    const { html, hashes } = rendered.page;
    const isBackOffice = /^\/admin(\/|$)/.test(urlIn("en", pathname));
    const policy = pagePolicy([...scriptHashes, ...hashes], pictureHosts, isBackOffice);
    const headers = { "Content-Security-Policy": policy, ...(isBackOffice && backOfficePermissions) };
    return completePage(answer, html, headers, isCacheable ? formatSurrogateKey(keys) : undefined);
  };
}

/** Passes redirects on. Throws for a failure, which React Router has logged. */
function passRedirect(answer: Response): Response {
  if (answer.status >= 500) throw new Error("a page could not be rendered");
  return answer;
}

/** Completes a page's headers. A page without `surrogateKey` is incomplete and must not be stored. */
function completePage(
  answer: Response,
  html: Buffer,
  extraHeaders: Record<string, string>,
  surrogateKey: string | undefined,
): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  // Client hint about bandwidth: pictures are smaller on a slow connection.
  headers.set("Accept-CH", "ECT");
  if (answer.status === 200 && surrogateKey) {
    headers.set("Cache-Control", "public, max-age=0, must-revalidate");
    headers.set("Surrogate-Key", surrogateKey);
  } else {
    headers.set("Cache-Control", "no-store");
  }
  return withBytes(html, { status: answer.status, headers });
}
