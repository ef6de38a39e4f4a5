import { connect } from "node:net";

export type RawAnswer = { status: number; headers: Headers; body: string };

/** Sends bytes that `fetch` would correct or refuse, and reads until the server closes. */
export async function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const received = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, "latin1")));
    const pieces: Buffer[] = [];
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(text.slice(0, 80))}`)),
    );
    socket.on("data", (piece) => pieces.push(piece));
    socket.once("error", reject);
    socket.once("close", () => resolve(Buffer.concat(pieces).toString("latin1")));
  });
  const [head = "", ...body] = received.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  return {
    status: Number(line.split(" ")[1]),
    headers: new Headers(headers.map((header) => header.split(/: ?(.*)/s).slice(0, 2) as [string, string])),
    body: body.join("\r\n\r\n"),
  };
}

/** One request with this method and URL path, on its own connection. */
export const load = (url: string, address: string, { method = "GET", headers = "" } = {}) =>
  sendRaw(url, `${method} ${address} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`);
