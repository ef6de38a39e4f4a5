import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type TakenSms = { id: string; to: string; text: string };

type Mood = "fine" | "silent" | "fault" | "false success";

/** As is common in Bangladesh: a form or a query, and an answer whose text counts. */
export async function openSmsGateway(port = 0) {
  const taken: TakenSms[] = [];
  const gateway = { mood: "fine" as Mood, requests: 0, last: undefined as IncomingMessage | undefined };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    gateway.requests += 1;
    gateway.last = request;
    if (gateway.mood === "silent") return;
    const isJson = request.headers["content-type"] === "application/json";
    const query = new URL(request.url ?? "", "http://gateway").search;
    const given = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body || query));
    if (gateway.mood === "fault") return response.writeHead(500).end("out of order, key=hunter22");
    if (gateway.mood === "false success")
      return response.end('{"status":"error","message":"insufficient balance"}');
    taken.push({ id: given.id, to: given.to, text: given.text });
    return response.end('{"status":"ok"}');
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: open } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${open}/send`;
  return {
    gateway,
    taken,
    port: open,
    env: {
      SMS_URL: `${url}?key=hunter22&to={number}&text={text}&id={id}`,
      SMS_SUCCESS: '"status":"ok"',
    },
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
