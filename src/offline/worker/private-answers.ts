import { computePrivateCacheName, privatePrefix } from "../private-cache.ts";

/** Private responses that are cached per session; no others are. */
const privatePaths = /^\/api\/(my-orders(\/|$)|account\/(addresses|saved)$)/;

const sessionEndPaths = /^\/api\/(auth\/logout|account\/(delete|password|sign-out-everywhere))$/;

/** Sessions that ended while this worker was running: late responses of these are not cached. */
const endedSessions = new Set<string>();

export const isPrivate = ({ method }: Request, { pathname }: URL): boolean =>
  method === "GET" && privatePaths.test(pathname);

export const endsSession = ({ method }: Request, { pathname }: URL): boolean =>
  method === "POST" && sessionEndPaths.test(pathname);

/** The cache of a request's session; undefined if signed out. Deletes those of other sessions. */
export async function openSessionCache(request: Request): Promise<Cache | undefined> {
  const name = await cacheNameFor(request);
  if (!name || endedSessions.has(name)) return undefined;
  await clearOtherSessions(name);
  return caches.open(name);
}

export async function clearSession(request: Request): Promise<void> {
  const name = await cacheNameFor(request);
  if (!name) return;
  endedSessions.add(name);
  await caches.delete(name);
}

/** Sends a request that ends its session, and deletes the session's cache unless it is refused, as for a wrong password. */
export async function endSession(request: Request): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    // The server may have received the request.
    await clearSession(request);
    throw error;
  }
  const isRefused = !answer.ok && answer.status !== 401;
  if (!isRefused) await clearSession(request);
  return answer;
}

async function clearOtherSessions(name: string): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(privatePrefix) && other !== name) await caches.delete(other);
}

const cacheNameFor = ({ headers }: Request): Promise<string | undefined> =>
  computePrivateCacheName(headers.get("Authorization"));
