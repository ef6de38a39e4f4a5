import { cacheNames, copiedAtHeader, keep } from "./copies.ts";

const url = "/api/compact-catalogue?lang=en";

/** The maximum age of a catalogue in ms. */
const freshMs = 6 * 3_600_000;

/** How the catalogue's code answers API requests from its compact form. */
export type CatalogueReader = {
  mayAnswer(url: URL): boolean;
  answersFrom(packed: never): (url: URL) => Promise<unknown>;
};

/** The catalogue opened last, in memory, and its date. */
let opened: { at: string; answer: (url: URL) => Promise<unknown> } | undefined;
let fetching: Promise<void> | undefined;

/** Fetches the compact catalogue unless the stored one is fresh. */
export function cacheCatalogue(): Promise<void> {
  fetching ??= fetchCatalogue().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

async function fetchCatalogue(): Promise<void> {
  const copy = await storedCatalogue();
  if (copy && Date.now() - Date.parse(dateOf(copy)) < freshMs) return;
  const answer = await fetch(url, { priority: "low" });
  if (answer.status === 200) await keep("catalogue", url, answer);
}

/** The stored catalogue of this build, if any. */
export const storedCatalogue = async (): Promise<Response | undefined> =>
  (await caches.open(cacheNames.catalogue)).match(url, { ignoreVary: true });

export async function answerFromCatalogue(
  stored: Response,
  url: URL,
  { answersFrom }: CatalogueReader,
): Promise<Response> {
  const at = dateOf(stored);
  if (opened?.at !== at) opened = { at, answer: answersFrom((await stored.json()) as never) };
  const headers = { "Content-Type": "application/json", [copiedAtHeader]: at };
  return new Response(JSON.stringify(await opened.answer(url)), { headers });
}

const dateOf = ({ headers }: Response) => headers.get(copiedAtHeader) ?? new Date(0).toISOString();
