import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { collectHtml, pageContext } from "./platform/http/html/collect-html.server.ts";
import { createNonce, removeNonces } from "./platform/http/html/page-scripts.server.ts";

/** Renders a page for React Router. The bytes are passed in `pageContext`, not in the `Response` body. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  let renderError: unknown;
  const nonce = createNonce();
  const html = await collectHtml((onReady, onFailure) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        // No streaming: without scripts, every part of the page is in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          renderError = error;
        },
        onShellError: onFailure,
        onAllReady: () => onReady(pipe),
      },
    );
  });
  if (renderError) throw renderError;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Link", preloadHeader(context));
  routerContext.get(pageContext).page = removeNonces(html, nonce);
  return new Response(null, { status, headers });
}

/** A `Link` header with the style sheets and React: in the head they come late, and HTTP/1.1 loads only six files at once. */
function preloadHeader({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const css = matches.flatMap(({ route: { id } }) => manifest.routes[id]?.css ?? []);
  const styles = new Set(css.map((file) => file.replace("#", "")));
  const react = manifest.entry.imports.filter((file) => file.includes("/react-"));
  return [
    ...[...styles].map((file) => `<${file}>; rel=preload; as=style`),
    ...react.map((file) => `<${file}>; rel=modulepreload`),
  ].join(", ");
}
