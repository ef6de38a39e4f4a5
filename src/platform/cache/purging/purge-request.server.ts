import type { CdnSettings } from "#src/platform/settings/cdn-settings.server.ts";

/** Fastly takes so many keys at a time, and a header must not become too long. */
const mostKeys = 256;
const patienceMs = 5_000;

/** A CDN that refused or did not answer; `message` says what in one word, without anything of the request. */
export class PurgeFailed extends Error {}

/** Has the CDN drop all answers that name one of these keys. Throws `PurgeFailed`. */
export async function sendPurge(cdn: CdnSettings, keys: readonly string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += mostKeys)
    await sendPortion(cdn, keys.slice(first, first + mostKeys));
}

async function sendPortion({ url, method, headers, keysHeader }: CdnSettings, keys: readonly string[]) {
  const request = {
    method,
    headers: { ...headers, [keysHeader]: keys.join(" ") },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  } as const;
  const answer = await fetch(url, request).catch((error: unknown) => {
    throw new PurgeFailed(reasonOf(error));
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new PurgeFailed(String(answer.status));
}

/** Such as ECONNREFUSED or TimeoutError. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
