// biome-ignore lint/style/noRestrictedImports: the files of the build have no alias.
import type { OfflineFiles } from "../../../offline.config.ts";

/** Both are replaced by bin/build.js. */
declare const __VERSION__: string;
declare const __FILES__: OfflineFiles;

export const version = __VERSION__;
export const files = __FILES__;

/** The caches of a build: its files, pages, public responses and catalogue; pictures are shared by all builds. */
export const cacheNames = {
  files: `files-${version}`,
  pages: `pages-${version}`,
  answers: `answers-${version}`,
  catalogue: `catalogue-${version}`,
  pictures: "pictures",
};

/** The maximum number of entries; the oldest are deleted first. */
const limits = { files: 1000, pages: 40, answers: 150, catalogue: 1, pictures: 250 };

/** When a copy was stored, in ISO 8601. */
export const copiedAtHeader = "X-Copied-At";

type Kind = keyof typeof cacheNames;

/** Stores a copy of a response, and deletes the oldest copies above the limit. */
export async function storeCopy(kind: Kind, request: Request | string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheNames[kind]);
    await cache.put(request, await withDate(answer));
    const keys = await cache.keys();
    const surplusKeys = keys.slice(0, Math.max(0, keys.length - limits[kind]));
    for (const key of surplusKeys) await cache.delete(key);
  } catch {
    // The storage may be full; the shop works without this copy.
  }
}

/** A copy of a response with its date. */
export async function withDate(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The stored body is already decoded.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(copiedAtHeader, new Date().toISOString());
  return new Response(await answer.blob(), { status: answer.status, headers });
}

/** A copy of this build, else of the previous one. */
export async function findCopy(
  kind: Kind,
  request: Request | string,
  { ignoreSearch = false } = {},
): Promise<Response | undefined> {
  const options = { ignoreSearch, ignoreVary: true };
  const ownCache = await caches.open(cacheNames[kind]);
  const ownCopy = await ownCache.match(request, options);
  const isSharedByBuilds = cacheNames[kind] === "pictures";
  if (ownCopy || isSharedByBuilds) return ownCopy;
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${kind}-`)) continue;
    const olderCache = await caches.open(name);
    const olderCopy = await olderCache.match(request, options);
    if (olderCopy) return olderCopy;
  }
  return undefined;
}

/** The cache of the worker's own state, which all builds share. */
const stateName = "worker";

/** This build and the previous one. */
const retainedBuilds = 2;

/** Deletes the caches of builds before the previous one, whose pages may still be open and need their files. */
export async function deleteOldBuilds(): Promise<void> {
  const state = await caches.open(stateName);
  const builds = ((await (await state.match("/builds"))?.json()) ?? []) as string[];
  const recentBuilds = [version, ...builds.filter((build) => build !== version)].slice(0, retainedBuilds);
  await state.put("/builds", new Response(JSON.stringify(recentBuilds)));
  for (const name of await caches.keys()) {
    const build = /^(?:files|pages|answers|catalogue)-(.+)$/.exec(name)?.[1];
    if (build && !recentBuilds.includes(build)) await caches.delete(name);
  }
}
