import { answerFromCatalogue, type CatalogueReader, storedCatalogue } from "./catalogue.ts";
import { markFresh, markStale } from "./clients.ts";
import { copiedAtHeader, dated, findCopy, keep } from "./copies.ts";
import { inTime } from "./in-time.ts";
import { offlinePages } from "./install.ts";
import { cacheOf, clearSessionOf } from "./private-answers.ts";
import type { Fetching } from "./scope.ts";

/** The timeout of the server in ms if there is a copy; otherwise the network comes first, because prices have to be current. */
const pageWaitMs = 5_000;
const answerWaitMs = 8_000;

/** A page: from the server, else its copy, else the offline page. */
export async function answerPage(event: Fetching, url: URL): Promise<Response> {
  const { request, resultingClientId: client } = event;
  const looked = findCopy("pages", request);
  const fresh = fromShop(event, async (answer) => {
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status === 200 && !answer.redirected && isPage) await keep("pages", request, answer);
  });
  const copy = await looked;
  try {
    return await (copy ? inTime(fresh, pageWaitMs) : fresh);
  } catch (error) {
    if (copy) return shownTo(client, copy);
    const [english = "", bengali = ""] = offlinePages;
    const offline = url.pathname === "/bn" || url.pathname.startsWith("/bn/") ? bengali : english;
    const page = await findCopy("files", offline);
    if (!page) throw error;
    if (url.pathname === offline) return page;
    return Response.redirect(`${offline}?to=${encodeURIComponent(url.pathname + url.search)}`, 302);
  }
}

/** A public API response: from the server, else its copy, else from the compact catalogue. */
export async function answerPublic(event: Fetching, reader: CatalogueReader): Promise<Response> {
  const address = event.request.url;
  const fresh = fromShop(event, async (answer) => {
    const isPublic = answer.headers.get("Cache-Control")?.startsWith("public");
    if (answer.status === 200 && isPublic) await keep("answers", address, answer);
  });
  const url = new URL(address);
  const catalogue = reader.mayAnswer(url) ? storedCatalogue() : undefined;
  return freshOr(event, fresh, findCopy("answers", address), async () => {
    const stored = await catalogue;
    return stored && (() => answerFromCatalogue(stored, url, reader));
  });
}

/** A private API response: from the server, else the copy of the same session. */
export async function answerPrivate(event: Fetching): Promise<Response> {
  const { request } = event;
  const fresh = fromShop(event, async (answer) => {
    if (answer.status === 401) await clearSessionOf(request);
    // Looks the cache up again: the session may have ended in the meantime.
    else if (answer.status === 200) await (await cacheOf(request))?.put(request.url, await dated(answer));
  });
  const copy = cacheOf(request).then((cache) => cache?.match(request.url, { ignoreVary: true }));
  return freshOr(event, fresh, copy);
}

/** An immutable file: its copy, else from the server. */
export async function answerFile(event: Fetching, kind: "files" | "pictures"): Promise<Response> {
  const { url } = event.request;
  const copy = await findCopy(kind, url);
  if (copy) return copy;
  return fromShop(event, async (answer) => {
    if (answer.status === 200) await keep(kind, url, answer);
  });
}

type Make = () => Promise<Response>;

/** The server's response; on failure or timeout the copy, or the result of `instead`, if any. */
async function freshOr(
  event: Fetching,
  fresh: Promise<Response>,
  looked: Promise<Response | undefined>,
  instead: () => Promise<Make | undefined> = async () => undefined,
) {
  const copy = await looked;
  const make = copy ? async () => copy : await instead();
  if (!make) return fresh;
  try {
    return await inTime(fresh, answerWaitMs);
  } catch (error) {
    // The browser has cancelled the request.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    return shownTo(event.clientId, await make());
  }
}

function shownTo(client: string, copy: Response): Response {
  markStale(client, copy.headers.get(copiedAtHeader) ?? new Date(0).toISOString());
  return copy;
}

/** The server's response; uses the navigation preload to avoid a second request. */
export async function onlyAnswer({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The server's response; `keepIt` gets a copy, which only the worker waits for. */
function fromShop(event: Fetching, keepIt: (answer: Response) => Promise<void>): Promise<Response> {
  const coming = onlyAnswer(event).then((answer) => ({ answer, copy: answer.clone() }));
  event.waitUntil(coming.then(({ copy }) => keepIt(copy)).catch(() => undefined));
  const fresh = coming.then(({ answer }) => {
    markFresh(event.clientId);
    return answer;
  });
  // Prevents an unhandled rejection: the caller handles the failure later.
  fresh.catch(() => undefined);
  return fresh;
}
