import { privateCacheOf, privatePrefix } from "../private-cache.ts";

/** What only its customer may read, and reads without a line, too. Nothing else that is private is ever kept. */
const paths = /^\/api\/(my-orders(\/|$)|account\/(addresses|saved)$)/;

const endings = /^\/api\/(auth\/logout|account\/(delete|password|sign-out-everywhere))$/;

/** Sessions that ended while this worker was awake: an answer that was still on its way is not kept. */
const ended = new Set<string>();

export const isPrivate = ({ method }: Request, { pathname }: URL): boolean =>
  method === "GET" && paths.test(pathname);

/** Whether a call ends the session that it belongs to. */
export const endsSession = ({ method }: Request, { pathname }: URL): boolean =>
  method === "POST" && endings.test(pathname);

/** The cache of the session that a request belongs to; undefined for a stranger's. Others' are deleted. */
export async function cacheOf(request: Request): Promise<Cache | undefined> {
  const name = await nameFor(request);
  if (!name || ended.has(name)) return undefined;
  await forgetOthers(name);
  return caches.open(name);
}

/** Deletes what belongs to the session of a request, for good. */
export async function forgetSessionOf(request: Request): Promise<void> {
  const name = await nameFor(request);
  if (!name) return;
  ended.add(name);
  await caches.delete(name);
}

/**
 * Sends a call that ends its session, and forgets the session where the call is granted or nobody can tell; a refused call, as for a
 * wrong password, ends nothing.
 */
export async function endSession(request: Request): Promise<Response> {
  const answer = await fetch(request).catch((failed: unknown) => failed);
  const refused = answer instanceof Response && !answer.ok && answer.status !== 401;
  if (!refused) await forgetSessionOf(request);
  if (answer instanceof Response) return answer;
  throw answer;
}

async function forgetOthers(name: string): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(privatePrefix) && other !== name) await caches.delete(other);
}

const nameFor = ({ headers }: Request): Promise<string | undefined> =>
  privateCacheOf(headers.get("Authorization"));
