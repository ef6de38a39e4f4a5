import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedMessage = {
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: any;
  at: number;
};

type ReceiverAnswer = number | { location: string } | { endless: number };

/** Another program at `url` that gets webhooks. `answer` gives the status for each message, where it redirects, or the status of a body that never ends. */
export async function openReceiver(port = 0) {
  const received: ReceivedMessage[] = [];
  const receiver = { answer: (_message: ReceivedMessage): ReceiverAnswer => 204 };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { headers } = request;
    const message = {
      id: String(headers["webhook-id"]),
      headers,
      text,
      body: JSON.parse(text),
      at: Date.now(),
    };
    const answer = receiver.answer(message);
    if (answer === 204) received.push(message);
    if (typeof answer === "number") response.writeHead(answer).end();
    else if ("location" in answer) response.writeHead(302, { Location: answer.location }).end();
    else response.writeHead(answer.endless).write("x".repeat(2_000_000));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: open } = server.address() as AddressInfo;
  return {
    receiver,
    /** What was taken. */
    received,
    port: open,
    host: `127.0.0.1:${open}`,
    url: `http://127.0.0.1:${open}/events`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
