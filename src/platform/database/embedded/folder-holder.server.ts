import { rename, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";

/** What the process that holds a data folder tells another that wants it. */
export type Holder = {
  pid: number;
  /** `npm start` or `npm run dev`, or a command that works on the folder for a while. */
  kind: "shop" | "command";
  state: "opening" | "open" | "closing";
  /** Where the shop is open. */
  url?: string;
};

/** A folder that is held by this process until it ends, however it ends. */
export type HeldFolder = {
  publish(news: Partial<Holder>): void;
  release(): Promise<void>;
};

/** A holder that is busy or stopped answers late, in ms. It holds the folder all the same. */
const answerMs = 2_000;

/**
 * Holds a folder by listening on the socket `path`: the kernel lets go of it when this process dies, and leaves only a file.
 * Gives the holder where another process holds it. Of several that want it at once, one gets it.
 */
export async function holdFolder(path: string, kind: Holder["kind"]): Promise<HeldFolder | Holder> {
  for (;;) {
    const held = await listenAt(path, { pid: process.pid, kind, state: "opening" });
    if (held) return held;
    const holder = await findHolder(path);
    if (holder) return holder;
    await putAway(path);
  }
}

/** The process that holds a folder by the socket `path`; undefined where none does. */
export function findHolder(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const unknown: Holder = { pid: 0, kind: "shop", state: "opening" };
    socket.once("error", () => resolve(undefined));
    socket.once("connect", () => {
      socket.setTimeout(answerMs, () => socket.destroy());
      text(socket).then(
        (answer) => resolve(answer ? (JSON.parse(answer) as Holder) : unknown),
        () => resolve(unknown),
      );
    });
  });
}

function listenAt(path: string, holder: Holder): Promise<HeldFolder | undefined> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(JSON.stringify(holder));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve({
        publish: (news) => void Object.assign(holder, news),
        release: () => new Promise((released) => void server.close(() => released())),
      });
    });
  });
}

/** Takes away the socket of a holder that died. Another may have taken the folder just before: then it is put back. */
async function putAway(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  if (await findHolder(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}
