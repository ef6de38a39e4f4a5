import { cacheNames, copiedAtHeader, storeCopy } from "./copies.ts";

const catalogueUrl = "/api/compact-catalogue?lang=en";

/** The maximum age of a catalogue in ms. */
const maxAgeMs = 6 * 3_600_000;

/** How the catalogue's code answers API requests from its compact form. */
export type CatalogueReader = {
  mayAnswer(url: URL): boolean;
  /** Reads the compact form; returns the function that answers. */
  answersFrom(packed: never): (url: URL) => Promise<unknown>;
};

/** The catalogue opened last, in memory, and its date. */
let openedCatalogue: { at: string; answer: (url: URL) => Promise<unknown> } | undefined;
let fetching: Promise<void> | undefined;

/** Fetches the compact catalogue unless the stored one is fresh. */
export function cacheCatalogue(): Promise<void> {
  fetching ??= fetchCatalogue().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

async function fetchCatalogue(): Promise<void> {
  const copy = await findStoredCatalogue();
  if (copy && Date.now() - Date.parse(copiedAt(copy)) < maxAgeMs) return;
  const answer = await fetch(catalogueUrl, { priority: "low" });
  if (answer.status === 200) await storeCopy("catalogue", catalogueUrl, answer);
}

/** The stored catalogue of this build, if any. */
export const findStoredCatalogue = async (): Promise<Response | undefined> =>
  (await caches.open(cacheNames.catalogue)).match(catalogueUrl, { ignoreVary: true });

export async function answerFromCatalogue(
  stored: Response,
  url: URL,
  { answersFrom }: CatalogueReader,
): Promise<Response> {
  const at = copiedAt(stored);
  if (openedCatalogue?.at !== at)
    openedCatalogue = { at, answer: answersFrom((await stored.json()) as never) };
  const headers = { "Content-Type": "application/json", [copiedAtHeader]: at };
  return new Response(JSON.stringify(await openedCatalogue.answer(url)), { headers });
}

const copiedAt = ({ headers }: Response) => headers.get(copiedAtHeader) ?? new Date(0).toISOString();
