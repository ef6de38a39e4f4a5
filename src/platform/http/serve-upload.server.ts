import { z } from "zod";
import type { Upload } from "#src/api/operation.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { type Admitted, admit } from "./admit.server.ts";
import type { Api, ApiContext, Permission, UploadSize, UploadTerms } from "./api.server.ts";
import { countAttempt } from "./limits/limits.server.ts";
import { createApiContext, mount, sendOutput } from "./serve.server.ts";
import { clientNetwork } from "./urls/client-ip.server.ts";

/** Mounts an upload. Checks the caller before reading the file; ignores the client's type and name. */
export function serveUpload<Output, M extends Permission>(
  api: Api,
  operation: Upload<Output>,
  terms: UploadTerms<Output, M>,
  run: (bytes: Buffer, context: ApiContext<Admitted<M>>) => Promise<Output>,
): void {
  mountUpload(api, operation, terms, async (request, context) =>
    run(await readBytes(request, terms), context),
  );
}

/** Mounts an upload like `serveUpload`, but as a stream: only what `run` reads is in memory. */
export function serveStreamedUpload<Output, M extends Permission>(
  api: Api,
  operation: Upload<Output>,
  terms: UploadTerms<Output, M>,
  run: (chunks: AsyncIterable<Uint8Array>, context: ApiContext<Admitted<M>>) => Promise<Output>,
): void {
  mountUpload(api, operation, terms, (request, context) => run(limitChunks(request, terms), context));
}

/** The pieces of a file as they come; refuses with `too_large` as soon as they are too many. */
async function* limitChunks(
  request: Request,
  { maxBytes, tooLargeMessage }: UploadSize,
): AsyncGenerator<Uint8Array> {
  const declaredBytes = Number(request.headers.get("content-length") ?? 0);
  if (declaredBytes > maxBytes) throw new Problem("too_large", tooLargeMessage());
  let length = 0;
  for await (const chunk of readChunks(request)) {
    length += chunk.length;
    if (length > maxBytes) throw new Problem("too_large", tooLargeMessage());
    yield chunk;
  }
}

function mountUpload<Output, M extends Permission>(
  api: Api,
  operation: Upload<Output>,
  terms: UploadTerms<Output, M>,
  run: (request: Request, context: ApiContext<Admitted<M>>) => Promise<Output>,
): void {
  const mounted = { operation: operation as Upload<unknown>, input: z.object({}), ...terms };
  mount(api, mounted, async (c) => {
    if (terms.limit)
      await countAttempt(api.shop, `${operation.path}:${clientNetwork(c, api.shop)}`, terms.limit);
    const viewer = await admit(api, operation.method, terms, c.req.raw);
    return sendOutput(c, terms, await run(c.req.raw, createApiContext(c, api, viewer as Admitted<M>)));
  });
}

/** The whole file; refuses one that is too large, or larger than it declared, with `too_large`. */
async function readBytes(request: Request, { maxBytes, tooLargeMessage }: UploadSize): Promise<Buffer> {
  const refuseTooLarge = () => {
    throw new Problem("too_large", tooLargeMessage());
  };
  const declaredBytes = Number(request.headers.get("content-length") ?? maxBytes);
  if (declaredBytes > maxBytes) refuseTooLarge();
  const bytes = Buffer.allocUnsafeSlow(declaredBytes);
  let length = 0;
  for await (const chunk of readChunks(request)) {
    if (length + chunk.length > bytes.length) refuseTooLarge();
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw new Problem("broken_request", m.problem_broken_request());
    });
  for (let part = await read(); part && !part.done; part = await read()) yield part.value;
}
