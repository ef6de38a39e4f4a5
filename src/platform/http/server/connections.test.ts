import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { closeServer, createGuardedServer, type ServerLimits } from "./connections.server.ts";

const soon = { timeout: 60_000 };

const megabytes = Buffer.alloc(64 * 1_048_576, "x");
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const waiting: (() => void)[] = [];

async function open(patience: Partial<ServerLimits>) {
  const server = createGuardedServer(
    {},
    { checkInterval: 20, ...patience },
    (request, response) => {
      if (request.url === "/later") waiting.push(() => response.end("done"));
      else if (request.url === "/read") request.resume().on("end", () => response.end("done"));
      else response.end(request.url === "/large" ? megabytes : "done");
    },
    ({ headers, socket }) => String(headers["x-network"] ?? socket.remoteAddress),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  stops.push(() => server.close().closeAllConnections());
  const client = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    stops.push(() => socket.destroy());
    await once(socket, "connect");
    return socket;
  };
  return { server, client, count: promisify(server.getConnections.bind(server)) };
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

async function answerOn(socket: Socket): Promise<string> {
  socket.write(head("/"));
  return String((await once(socket, "data"))[0]);
}

test("who sends nothing, or a head or a body too slowly, is closed", async () => {
  const { client, count } = await open({ headersTimeout: 100, requestTimeout: 150 });
  await client();
  const slow = await client();
  const body = await client();
  const dribble = setInterval(() => slow.write("X-A: b\r\n"), 10);
  slow.write("GET / HTTP/1.1\r\nHost: x\r\n");
  body.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{");
  await vi.waitFor(async () => expect(await count()).toBe(3), soon);
  await vi.waitFor(async () => expect(await count()).toBe(0), 10_000);
  clearInterval(dribble);
});

test("a request that says that it is long may take longer than others", async () => {
  const { client, count } = await open({ requestTimeout: 100, uploadTimeout: 30_000 });
  const short = await client();
  const long = await client();
  const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n{`;
  short.write(post(1_000));
  long.write(post(200_000));
  await vi.waitFor(async () => expect(await count()).toBe(2), soon);
  await vi.waitFor(async () => expect(await count()).toBe(1), 10_000);
  long.write(Buffer.alloc(199_999));
  expect(String((await once(long, "data"))[0])).toContain("done");
});

test("who goes on after an answer is kept for a pause, and then closed", async () => {
  const { client, count } = await open({ keepAliveTimeout: 50 });
  const socket = await client();
  expect(await answerOn(socket)).toContain("200 OK");
  expect(await answerOn(socket)).toContain("done");
  await vi.waitFor(async () => expect(await count()).toBe(0), 10_000);
});

test("who does not take an answer, or takes it drop by drop, is closed", async () => {
  const { client, count } = await open({ answerReadTimeout: 300 });
  const never = await client();
  const drops = await client();
  for (const socket of [never, drops]) socket.pause().write(head("/large"));
  const sip = setInterval(() => drops.read(1), 10);
  await vi.waitFor(async () => expect(await count()).toBe(2), soon);
  await vi.waitFor(async () => expect(await count()).toBe(0), 10_000);
  clearInterval(sip);
});

test("requests that a client sends together are answered one after the other, each when the answer before is taken", async () => {
  const { client } = await open({});
  const socket = await client();
  socket.write(head("/later") + head("/later") + head("/"));
  for (let turn = 0; turn < 2; turn++) {
    await vi.waitFor(() => expect(waiting).toHaveLength(1), soon);
    const answered = once(socket, "data");
    for (const end of waiting.splice(0)) end();
    expect(String((await answered)[0])).toContain("done");
  }
  expect(await answerOn(socket)).toContain("200 OK");
});

test("who sends many requests together and takes no answer gets one made; who sends too many is cut off", async () => {
  const { client, server } = await open({});
  const requested = vi.fn();
  server.on("request", requested);
  const some = await client();
  const tooMany = await client();
  some.pause().write(head("/later").repeat(15));
  await vi.waitFor(() => expect(requested).toHaveBeenCalledTimes(15), soon);
  expect(waiting.splice(0)).toHaveLength(1);
  tooMany.write(head("/later").repeat(200));
  await once(tooMany, "close");
  expect(waiting.splice(0)).toHaveLength(1);
  expect(some.readyState).toBe("open");
});

test("where too many requests are on their way, the one that has taken longest is refused", async () => {
  const { client, server } = await open({ maxIncompleteRequests: 2 });
  const post = "POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n";
  const whole = await client();
  const first = await client();
  const second = await client();
  const third = await client();
  whole.write(`${post}0123456789`);
  await once(whole, "data");
  for (const socket of [first, second, third]) {
    const arrived = once(server, "request");
    socket.write(`${post}01234`);
    await arrived;
  }
  await once(first, "close");
  for (const socket of [second, third]) {
    socket.write("56789");
    expect(String((await once(socket, "data"))[0])).toContain("done");
  }
});

test("where too many requests are on their way, one of the network that has most of them is refused", async () => {
  const { client, server } = await open({ maxIncompleteRequests: 3 });
  const from = (network: string) =>
    `POST /read HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nContent-Length: 10\r\n\r\n01234`;
  const good = await client();
  const first = await client();
  const second = await client();
  const third = await client();
  for (const [socket, network] of [
    [good, "a"],
    [first, "b"],
    [second, "b"],
    [third, "b"],
  ] as const) {
    const arrived = once(server, "request");
    socket.write(from(network));
    await arrived;
  }
  await once(first, "close");
  good.write("56789");
  expect(String((await once(good, "data"))[0])).toContain("done");
});

test("where a network leaves too much unread, its longest-waiting reader is closed, and no other network's", async () => {
  const { client, count } = await open({ maxUnreadBytes: 1.5 * megabytes.length });
  const large = (network: string) => `GET /large HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\n\r\n`;
  const other = await client();
  const first = await client();
  const second = await client();
  for (const [socket, network] of [
    [other, "a"],
    [first, "b"],
    [second, "b"],
  ] as const)
    socket.pause().write(large(network));
  await vi.waitFor(async () => expect(await count()).toBe(2), 10_000);
  const received = async (socket: Socket) => {
    let bytes = 0;
    for await (const piece of socket) {
      bytes += piece.length;
      if (bytes > megabytes.length) break;
    }
    return bytes;
  };
  expect(await received(other)).toBeGreaterThan(megabytes.length);
  expect(await received(second)).toBeGreaterThan(megabytes.length);
});

test("a network has so many connections at most: the oldest without a request in progress makes room, or the new one is closed", async () => {
  const { client, count } = await open({ maxConnectionsOfNetwork: 3 });
  const busy = await client();
  busy.write(head("/later"));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), soon);
  const idle = await client();
  await client();
  const closed = once(idle, "close");
  const newest = await client();
  await closed;
  expect(await answerOn(newest)).toContain("200 OK");
  expect(await count()).toBe(3);
  for (const end of waiting.splice(0)) end();
  expect(String((await once(busy, "data"))[0])).toContain("done");
});

test("a server that closes ends each connection with the answer in progress on it, however long it would be kept", async () => {
  const { server, client } = await open({ keepAliveTimeout: 600_000 });
  const idle = await client();
  await answerOn(idle);
  const busy = await client();
  busy.write(head("/later"));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), soon);
  const closed = closeServer(server, 600_000);
  await once(idle, "close");
  for (const end of waiting.splice(0)) end();
  expect(await text(busy)).toMatch(/Connection: close[\s\S]*done/);
  await closed;
});

test("connections that ask for nothing make room for those who do", async () => {
  const { client, count } = await open({ maxConnections: 10 });
  for (let turn = 0; turn < 40; turn++) await client();
  const good = await client();
  expect(await answerOn(good)).toContain("200 OK");
  for (let turn = 0; turn < 40; turn++) await client();
  expect(await answerOn(good)).toContain("200 OK");
  expect(await answerOn(await client())).toContain("200 OK");
  await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(10), soon);
});
