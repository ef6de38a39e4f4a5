import { rename, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";

export type Holder = {
  pid: number;
  /** `shop`: `npm start` or `npm run dev`. `command`: works on the folder for a while. */
  kind: "shop" | "command";
  state: "opening" | "open" | "closing";
  url?: string;
};

export type HeldFolder = {
  /** Changes what other processes are told about this holder. */
  publish(changes: Partial<Holder>): void;
  release(): Promise<void>;
};

/** A holder that answers after this time (ms) is busy or stopped, but still holds the folder. */
const answerTimeoutMs = 2_000;

/** Holds a folder by listening on a socket that closes when this process dies. Returns the current holder, if any. */
export async function holdFolder(path: string, kind: Holder["kind"]): Promise<HeldFolder | Holder> {
  for (;;) {
    const heldFolder = await listenAt(path, { pid: process.pid, kind, state: "opening" });
    if (heldFolder) return heldFolder;
    const holder = await findHolder(path);
    if (holder) return holder;
    await removeStaleSocket(path);
  }
}

/** Asks the holder at a socket about itself; undefined if no process listens there. */
export function findHolder(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const unknownHolder: Holder = { pid: 0, kind: "shop", state: "opening" };
    socket.once("error", () => resolve(undefined));
    socket.once("connect", () => {
      socket.setTimeout(answerTimeoutMs, () => socket.destroy());
      text(socket).then(
        (answer) => resolve(answer ? (JSON.parse(answer) as Holder) : unknownHolder),
        () => resolve(unknownHolder),
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
        publish: (changes) => void Object.assign(holder, changes),
        release: () => new Promise((released) => void server.close(() => released())),
      });
    });
  });
}

/** Removes the socket file of a dead holder. If a live one took the folder just before, its file is put back. */
async function removeStaleSocket(path: string): Promise<void> {
  const claimPath = `${path}.${process.pid}`;
  await rename(path, claimPath).catch(() => undefined);
  if (await findHolder(claimPath)) await rename(claimPath, path);
  else await rm(claimPath, { force: true });
}
