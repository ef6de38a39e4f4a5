import { cacheNames, copiedAtHeader, keep } from "./copies.ts";

/** It is the same in both languages. */
const url = "/api/compact-catalogue?lang=en";

/** How old a catalogue gets before it is fetched again, in ms. */
const freshMs = 6 * 3_600_000;

/** What the shop says of its compact catalogue: where it can stand in for an answer of the API, and how. */
export type CatalogueReader = {
  mayAnswer(url: URL): boolean;
  answersFrom(packed: never): (url: URL) => Promise<unknown>;
};

/** The catalogue that was opened last, while this worker is awake, and of when it is. */
let opened: { at: string; answer: (url: URL) => Promise<unknown> } | undefined;
let fetching: Promise<void> | undefined;

/** Fetches the compact catalogue, where there is none of the last hours. */
export function keepCatalogue(): Promise<void> {
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

/** The catalogue on this device, of this build's form; undefined where there is none. */
export const storedCatalogue = async (): Promise<Response | undefined> =>
  (await caches.open(cacheNames.catalogue)).match(url, { ignoreVary: true });

/** An answer out of the stored catalogue, dated like a copy. */
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
