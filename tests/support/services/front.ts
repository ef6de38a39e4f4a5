import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * Between `cut` and `mend` it drops every connection, also those of service workers. After `deploy` the
 * service worker has another version, and the old build's lazy scripts are gone.
 */
export async function openFront(shop: string) {
  let isNew = false;
  let isCut = false;
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    const isChunk = /^\/assets\/.+\.js$/.test(address);
    if (isCut) return request.destroy();
    const answer = await fetch(shop + address, { method: request.method, ...(await sentWith(request)) });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) delete headers[name];
    if (isChunk && isNew && request.headers["sec-fetch-dest"] === "script")
      return response.writeHead(404).end();
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = address === "/service-worker.js";
    response.writeHead(answer.status, headers);
    response.end(isWorker && isNew ? ofNextBuild(body.toString()) : body);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
    },
    deploy() {
      isNew = true;
    },
    close: () => server.close(),
  };
}

async function sentWith(request: IncomingMessage) {
  const headers = new Headers();
  for (const name of ["accept", "authorization", "content-type", "idempotency-key"])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  const body = await buffer(request);
  return { headers, ...(body.length > 0 && { body }) };
}

function ofNextBuild(worker: string): string {
  const version = /manifest-(\w+)\.js/.exec(worker)?.[1];
  if (!version) throw new Error("the worker names no manifest");
  return worker.replace(new RegExp(`(?<!manifest-)${version}`, "g"), "nextbuild");
}
