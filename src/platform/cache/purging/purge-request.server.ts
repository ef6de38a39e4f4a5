import type { CdnSettings } from "#src/platform/settings/cdn-settings.server.ts";

/** Fastly's limit of keys per request, which also keeps the header short. */
const maxKeys = 256;
const timeoutMs = 5_000;

/** The CDN refused or did not answer; `message` is one word, without data of the request. */
export class PurgeFailed extends Error {}

/** Purges all answers with one of these keys from the CDN. Throws `PurgeFailed`. */
export async function sendPurge(cdn: CdnSettings, keys: readonly string[]): Promise<void> {
  for (let batchStart = 0; batchStart < keys.length; batchStart += maxKeys)
    await sendBatch(cdn, keys.slice(batchStart, batchStart + maxKeys));
}

async function sendBatch({ url, method, headers, keysHeader }: CdnSettings, keys: readonly string[]) {
  const request = {
    method,
    headers: { ...headers, [keysHeader]: keys.join(" ") },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const answer = await fetch(url, request).catch((error: unknown) => {
    throw new PurgeFailed(failureReason(error));
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new PurgeFailed(String(answer.status));
}

function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
