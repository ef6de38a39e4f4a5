import { answerFromCatalogue, type CatalogueReader, findStoredCatalogue } from "./catalogue.ts";
import { markFresh, markStale } from "./clients.ts";
import { copiedAtHeader, findCopy, storeCopy, withDate } from "./copies.ts";
import { offlinePages } from "./install.ts";
import { clearSession, openSessionCache } from "./private-answers.ts";
import type { FetchEvent } from "./scope.ts";
import { withTimeout } from "./with-timeout.ts";

/** How long to wait for the server if there is a copy, in ms. It comes first, because prices have to be current. */
const pageWaitMs = 5_000;
const answerWaitMs = 8_000;

/** A page: from the server, else its copy, else the offline page. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request, resultingClientId } = event;
  const storedCopy = findCopy("pages", request);
  const shopAnswer = fetchFromShop(event, async (answer) => {
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status === 200 && !answer.redirected && isPage) await storeCopy("pages", request, answer);
  });
  const copy = await storedCopy;
  try {
    return await (copy ? withTimeout(shopAnswer, pageWaitMs) : shopAnswer);
  } catch (error) {
    if (copy) return showCopy(resultingClientId, copy);
    const [englishPage = "", bengaliPage = ""] = offlinePages;
    const isBengali = url.pathname === "/bn" || url.pathname.startsWith("/bn/");
    const offlinePath = isBengali ? bengaliPage : englishPage;
    const offlinePage = await findCopy("files", offlinePath);
    if (!offlinePage) throw error;
    if (url.pathname === offlinePath) return offlinePage;
    return Response.redirect(`${offlinePath}?to=${encodeURIComponent(url.pathname + url.search)}`, 302);
  }
}

/** A public API response: from the server, else its copy, else from the compact catalogue. */
export async function answerPublic(event: FetchEvent, reader: CatalogueReader): Promise<Response> {
  const address = event.request.url;
  const shopAnswer = fetchFromShop(event, async (answer) => {
    const isPublic = answer.headers.get("Cache-Control")?.startsWith("public");
    if (answer.status === 200 && isPublic) await storeCopy("answers", address, answer);
  });
  const url = new URL(address);
  const catalogue = reader.mayAnswer(url) ? findStoredCatalogue() : undefined;
  return freshOrCopy(event, shopAnswer, findCopy("answers", address), async () => {
    const stored = await catalogue;
    return stored && (() => answerFromCatalogue(stored, url, reader));
  });
}

/** A private API response: from the server, else the copy of the same session. */
export async function answerPrivate(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const shopAnswer = fetchFromShop(event, async (answer) => {
    if (answer.status === 401) return clearSession(request);
    if (answer.status !== 200) return;
    // Looks the cache up again: the session may have ended in the meantime.
    const cache = await openSessionCache(request);
    await cache?.put(request.url, await withDate(answer));
  });
  const copy = openSessionCache(request).then((cache) => cache?.match(request.url, { ignoreVary: true }));
  return freshOrCopy(event, shopAnswer, copy);
}

/** An immutable file: its copy, else from the server. */
export async function answerFile(event: FetchEvent, kind: "files" | "pictures"): Promise<Response> {
  const { url } = event.request;
  const copy = await findCopy(kind, url);
  if (copy) return copy;
  return fetchFromShop(event, async (answer) => {
    if (answer.status === 200) await storeCopy(kind, url, answer);
  });
}

type MakeCopy = () => Promise<Response>;

/** The server's response; on failure or timeout the copy, else what `findSubstitute` offers, if anything. */
async function freshOrCopy(
  event: FetchEvent,
  shopAnswer: Promise<Response>,
  storedCopy: Promise<Response | undefined>,
  findSubstitute: () => Promise<MakeCopy | undefined> = async () => undefined,
) {
  const copy = await storedCopy;
  const makeAnswer = copy ? async () => copy : await findSubstitute();
  if (!makeAnswer) return shopAnswer;
  try {
    return await withTimeout(shopAnswer, answerWaitMs);
  } catch (error) {
    // The browser has cancelled the request.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    return showCopy(event.clientId, await makeAnswer());
  }
}

/** Returns a copy, and tells its page how old it is. */
function showCopy(client: string, copy: Response): Response {
  markStale(client, copy.headers.get(copiedAtHeader) ?? new Date(0).toISOString());
  return copy;
}

/** The server's response; uses the navigation preload to avoid a second request. */
export async function fetchOrPreloaded({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The server's response. `storeAnswer` gets a copy of it; only the worker waits for it, not the page. */
function fetchFromShop(
  event: FetchEvent,
  storeAnswer: (answer: Response) => Promise<void>,
): Promise<Response> {
  const answerAndCopy = fetchOrPreloaded(event).then((answer) => ({ answer, copy: answer.clone() }));
  event.waitUntil(answerAndCopy.then(({ copy }) => storeAnswer(copy)).catch(() => undefined));
  const shopAnswer = answerAndCopy.then(({ answer }) => {
    markFresh(event.clientId);
    return answer;
  });
  // Prevents an unhandled rejection: the caller handles the failure later.
  shopAnswer.catch(() => undefined);
  return shopAnswer;
}
