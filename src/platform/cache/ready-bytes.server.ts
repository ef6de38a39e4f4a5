const bytesByResponse = new WeakMap<Response, Buffer>();

/** A response whose bytes `readBytes` returns without reading and copying its body. */
export function withBytes(body: Buffer, init: ResponseInit): Response {
  const response = new Response(
    new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length),
    init,
  );
  return rememberBytes(response, body);
}

export function rememberBytes(response: Response, body: Buffer): Response {
  bytesByResponse.set(response, body);
  return response;
}

/** The whole body. If `withBytes` recorded it, the response stays unread. */
export const readBytes = async (response: Response): Promise<Buffer> =>
  bytesByResponse.get(response) ?? Buffer.from(await response.arrayBuffer());
