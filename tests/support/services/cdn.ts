import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type HeldAnswer = { body: string; type: string; keys: string[] };

/** Obeys `Surrogate-Control` and purges by key. `shop` is the origin's URL; a `fault` refuses purges. */
export async function openCdn() {
  const stored = new Map<string, HeldAnswer>();
  const cdn = {
    shop: "",
    fault: false,
    purges: [] as string[][],
    missed: [] as string[],
    tokens: new Set<unknown>(),
  };

  const purge = (request: IncomingMessage, response: ServerResponse) => {
    cdn.tokens.add(request.headers["fastly-key"]);
    if (cdn.fault) return response.writeHead(500).end("out of order");
    const keys = String(request.headers["xkey-purge"]).split(" ");
    cdn.purges.push(keys);
    for (const [path, one] of stored) if (one.keys.some((key) => keys.includes(key))) stored.delete(path);
    return response.end("ok");
  };

  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    if (request.method === "PURGE") return purge(request, response);
    let answer = stored.get(url);
    if (!answer) {
      cdn.missed.push(url);
      const fresh = await fetch(cdn.shop + url);
      const { headers } = fresh;
      const keys = headers.get("surrogate-key")?.split(" ") ?? [];
      answer = { body: await fresh.text(), type: headers.get("content-type") ?? "", keys };
      if (headers.get("surrogate-control")?.startsWith("max-age=")) stored.set(url, answer);
    }
    return response.setHeader("Content-Type", answer.type).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    cdn,
    get: async (path: string) => (await fetch(url + path)).text(),
    env: {
      CDN_PURGE_URL: `${url}/`,
      CDN_PURGE_METHOD: "PURGE",
      CDN_PURGE_KEYS: "xkey-purge",
      CDN_PURGE_HEADERS: "Fastly-Key: token-of-the-cdn",
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
