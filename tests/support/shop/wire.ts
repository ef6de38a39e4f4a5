import { request } from "node:http";

/** The size of an answer's body in bytes on the wire; `encoding` is what the client accepts. */
export function bytesOnTheWire(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "Accept-Encoding": encoding } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += chunk.length;
      resolve(bytes);
    });
    sent.on("error", reject).end();
  });
}
