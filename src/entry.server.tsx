import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page whole, into one piece: it is kept and compressed, never streamed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // No part of a page waits for a script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed = error;
    },
  });
  await stream.allReady;
  if (failed) throw failed;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
