import { request } from "node:http";

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
