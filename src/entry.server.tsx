import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { newMark, takeMarks } from "./platform/http/html/page-scripts.server.ts";
import { pageContext, wholePage } from "./platform/http/html/whole-page.server.ts";

/** Renders a whole page at once. Its bytes are handed over through `pageContext`, not through the `Response` body. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  ours: RouterContextProvider,
): Promise<Response> {
  let failed: unknown;
  const mark = newMark();
  const html = await wholePage((ready, broken) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={mark} />,
      {
        nonce: mark,
        // No streaming: every part of the page is in its place without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          failed = error;
        },
        onShellError: broken,
        onAllReady: () => ready(pipe),
      },
    );
  });
  if (failed) throw failed;
  headers.set("Content-Type", "text/html; charset=utf-8");
  ours.get(pageContext).page = takeMarks(html, mark);
  return new Response(null, { status, headers });
}
