const bytes = new WeakMap<Response, Buffer>();

/** A response whose bytes `bytesOf` returns without reading and copying its body. */
export function withBytes(body: Buffer, init: ResponseInit): Response {
  const response = new Response(
    new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length),
    init,
  );
  return rememberBytes(response, body);
}

export function rememberBytes(response: Response, body: Buffer): Response {
  bytes.set(response, body);
  return response;
}

/** The whole body. If `withBytes` recorded it, the response stays unread. */
export const bytesOf = async (response: Response): Promise<Buffer> =>
  bytes.get(response) ?? Buffer.from(await response.arrayBuffer());
