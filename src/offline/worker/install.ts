import { locales } from "#src/language/locale.ts";
import { savesData } from "#src/ui/saves-data.ts";
import { cacheNames, files, findCopy, storeCopy } from "./copies.ts";

/** The page that opens cached pages without their HTML. */
export const offlinePages = ["/offline", "/bn/offline"];

const fonts = ["figtree-1", "noto-bengali-1", "taka-1"].map((name) => `/fonts/${name}.woff2`);
const pictures = ["/favicon.svg", "/scenes/tray-empty.svg", "/scenes/basket-empty.svg"];
const texts = ["about", "faq", "privacy-policy", "terms-of-service"];
const roundPage = "/admin/round";

/** The maximum of parallel requests, so that the open page comes first. */
const maxParallel = 4;

/** Caches this build: files of pages are required; those loaded on demand are left out with Data Saver. */
export async function cacheBuild(): Promise<void> {
  await cacheFiles([...offlinePages, ...files.pages]);
  const hasRoundPage = await findCopy("pages", roundPage, { ignoreSearch: true });
  const optionalFiles = savesData() ? [] : [...fonts, ...pictures, ...files.onDemand];
  await cacheFiles([...optionalFiles, ...(hasRoundPage ? files.round : [])]).catch(() => undefined);
  if (!savesData()) await cacheTexts().catch(() => undefined);
}

/** Caches the static pages in both languages, so that they work offline without having been opened. */
async function cacheTexts(): Promise<void> {
  for (const page of texts)
    for (const lang of locales) {
      const url = `/api/pages/${page}?lang=${lang}`;
      const answer = await fetch(url);
      if (answer.ok) await storeCopy("answers", url, answer);
    }
}

export const cacheRound = (): Promise<void> => cacheFiles(files.round);

async function cacheFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const remainingUrls = [...urls];
  const cacheRemaining = async () => {
    for (let url = remainingUrls.shift(); url !== undefined; url = remainingUrls.shift()) {
      if (await cache.match(url)) continue;
      const isHashed = url.startsWith("/assets/");
      // A file with a hash in its name never changes, so a copy of another build is used.
      const existingCopy = isHashed ? await caches.match(url) : undefined;
      const answer = existingCopy ?? (await fetch(url, { cache: isHashed ? "default" : "no-cache" }));
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await cache.put(url, answer);
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, cacheRemaining));
}
