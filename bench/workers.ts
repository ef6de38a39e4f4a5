// `node bench/workers.ts [N…]`: how cached pages scale with WORKERS. The client needs a processor, too: where there is none to spare, the
// processor time for a page says what each process would do on a processor of its own.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { emptyFolder, startServer } from "../tests/support/shop/start-server.ts";
import { cpuMs } from "./server-under-load.ts";

const connections = 256;
const seconds = 4;
const rounds = 3;
const counts = process.argv.slice(2).map(Number);

/** Requests again as soon as the answer is there, until `signal`; reads no more than the head of an answer. */
async function keepRequesting(port: number, answered: () => void, signal: AbortSignal) {
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n";
  const socket = connect(port, "127.0.0.1");
  let length = 0;
  let got = 0;
  socket.on("data", (bytes) => {
    if (got === 0) {
      const head = bytes.indexOf("\r\n\r\n");
      length = head + 4 + Number(/content-length: (\d+)/i.exec(bytes.toString("latin1", 0, head))?.[1]);
      if (!bytes.toString("latin1", 0, 12).endsWith("200"))
        throw new Error(bytes.toString("latin1", 0, head));
    }
    got += bytes.length;
    if (got < length) return;
    got = 0;
    answered();
    if (signal.aborted) socket.destroy();
    else socket.write(request);
  });
  socket.write(request);
  await once(socket, "close");
}

/** The server process, or those below it that serve. */
const serving = (pid: number): number[] => {
  const below = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" });
  const found = [...below.matchAll(/^\s*(\d+) .*bin\/server\.js$/gm)].map(([, id]) => Number(id));
  return found.length > 0 ? found : [pid];
};

async function figures(port: number, pids: number[]) {
  const end = new AbortController();
  let count = 0;
  const before = pids.map(cpuMs);
  const begun = performance.now();
  setTimeout(() => end.abort(), seconds * 1_000);
  await Promise.all(
    Array.from({ length: connections }, () => keepRequesting(port, () => void count++, end.signal)),
  );
  const spent = pids.map((pid, index) => cpuMs(pid) - (before[index] ?? 0));
  const cpu = spent.reduce((sum, one) => sum + one, 0);
  return {
    perSecond: (count * 1_000) / (performance.now() - begun),
    cpuMs: cpu / count,
    processors: cpu / (performance.now() - begun),
    busiest: Math.max(...spent) / cpu,
  };
}

for (let round = 0; round < rounds; round++)
  for (const workers of counts.length > 0 ? counts : [1, 2]) {
    const env = { WORKERS: String(workers), RATE_LIMIT: "0", HOST: "127.0.0.1" };
    const server = await startServer({ DATA_DIR: emptyFolder(), ...env });
    const port = Number(new URL(server.url).port);
    const pids = serving(server.process.pid as number);
    await figures(port, pids);
    const { perSecond, cpuMs: ms, processors, busiest } = await figures(port, pids);
    console.log(
      `WORKERS=${workers}: ${perSecond.toFixed(0)} pages a second, ${ms.toFixed(4)} ms of processor time each, ${processors.toFixed(2)} processors used by the servers, the busiest had ${(100 * busiest).toFixed(0)} %`,
    );
    await server.end();
  }
