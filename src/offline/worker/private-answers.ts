import { privateCacheOf, privatePrefix } from "../private-cache.ts";

/** Private responses that are cached per session; no others are. */
const paths = /^\/api\/(my-orders(\/|$)|account\/(addresses|saved)$)/;

const endings = /^\/api\/(auth\/logout|account\/(delete|password|sign-out-everywhere))$/;

/** Sessions that ended while this worker was running: late responses of these are not cached. */
const ended = new Set<string>();

export const isPrivate = ({ method }: Request, { pathname }: URL): boolean =>
  method === "GET" && paths.test(pathname);

export const endsSession = ({ method }: Request, { pathname }: URL): boolean =>
  method === "POST" && endings.test(pathname);

/** The cache of a request's session; undefined if signed out. Deletes those of other sessions. */
export async function cacheOf(request: Request): Promise<Cache | undefined> {
  const name = await nameFor(request);
  if (!name || ended.has(name)) return undefined;
  await clearOthers(name);
  return caches.open(name);
}

export async function clearSessionOf(request: Request): Promise<void> {
  const name = await nameFor(request);
  if (!name) return;
  ended.add(name);
  await caches.delete(name);
}

/** Sends a request that ends its session, and deletes the session's cache unless it is refused, as for a wrong password. */
export async function endSession(request: Request): Promise<Response> {
  const answer = await fetch(request).catch((failed: unknown) => failed);
  const refused = answer instanceof Response && !answer.ok && answer.status !== 401;
  if (!refused) await clearSessionOf(request);
  if (answer instanceof Response) return answer;
  throw answer;
}

async function clearOthers(name: string): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(privatePrefix) && other !== name) await caches.delete(other);
}

const nameFor = ({ headers }: Request): Promise<string | undefined> =>
  privateCacheOf(headers.get("Authorization"));
