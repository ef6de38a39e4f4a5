/** The key of answers that are the same for everyone until the catalogue changes, as the header Surrogate-Key. */
export const surrogateKey = "catalogue";

const bytes = new WeakMap<Response, Buffer>();

/** A response whose bytes whoever keeps it can have without reading, and copying, its body. */
export function withBytes(body: Buffer, init: ResponseInit): Response {
  const response = new Response(
    new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length),
    init,
  );
  return rememberBytes(response, body);
}

/** The same for a response that is made already, of that very body. */
export function rememberBytes(response: Response, body: Buffer): Response {
  bytes.set(response, body);
  return response;
}

/** The whole body. Where it is known, the response is still unread. */
export const bytesOf = async (response: Response): Promise<Buffer> =>
  bytes.get(response) ?? Buffer.from(await response.arrayBuffer());
