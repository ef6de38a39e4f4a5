import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const checkMs = 200;

export type RunningProxy = { url: string; close(): void };

/**
 * A reverse proxy as any: takes servers that are ready by turns, keeps connections to them, and goes to the next one where
 * it could not connect. What breaks off after that it does not repeat: 502.
 */
export async function openProxy(servers: () => readonly string[]): Promise<RunningProxy> {
  const agent = new Agent({ keepAlive: true, timeout: 1_000 });
  let well: readonly string[] = servers();
  const check = async () => {
    const isWell = (url: string) =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const all = servers();
    const found = await Promise.all(all.map(isWell));
    well = all.filter((_, place) => found[place]);
  };
  const timer = setInterval(() => void check(), checkMs);
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer, left: number) => {
    const server = well[turn++ % well.length];
    if (!server || left === 0) return void to.writeHead(502).end();
    const { method, headers, url } = from;
    const onward = request(new URL(url ?? "/", server), { method, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to).on("error", () => undefined);
      answer.on("error", () => to.destroy());
    });
    onward.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") pass(from, to, body, left - 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    });
    onward.end(body);
  };
  const proxy = createServer(async (from, to) => {
    const pieces: Buffer[] = [];
    for await (const piece of from) pieces.push(piece as Buffer);
    pass(from, to, Buffer.concat(pieces), 3);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      agent.destroy();
      proxy.close().closeAllConnections();
    },
  };
}
