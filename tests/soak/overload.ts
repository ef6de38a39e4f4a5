import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { type BuyerAttempt, newAttempt, postOrder } from "./buyers.ts";
import { type DrillOptions, type DrillReport, quantile } from "./drill.ts";
import { embeddedIn, openMarket } from "./market.ts";

/** What `rounds` counts here: seconds of overload. */
export const overloadSeconds = 30;
const idle = 2_000;
const slow = 50;
/** Of 99 kB each, that lack their end. */
const unfinished = 500;
/** More at once than a machine of two cores answers in a second, each from another address, so that no limit by address helps. */
const flooding = 400;
/** The memory of a server process stays below, in MB. */
const maxMemory = 350;
/** A good client's page from the cache comes within so long even then, in ms. */
const longestMs = 5_000;

/** Reports how long the event loop was away, once a second. */
const loopWatch = `import { monitorEventLoopDelay as watch } from "node:perf_hooks";
const delay = watch({ resolution: 10 }); delay.enable();
setInterval(() => { process.stdout.write("loop " + Math.round(delay.max / 1e6) + "\\n"); delay.reset(); }, 1000).unref();`;

type OverloadFigures = {
  good: number[];
  excess: Record<string, number>;
  refusedMs: number[];
  memory: number;
};

/**
 * Idle connections, slow senders and readers, requests without an end, and a flood of pages that are in no cache, for `rounds` seconds: memory stays bounded,
 * what is too much is refused at once, and who asks for an ordinary page or orders is served.
 */
export async function overload({ rounds: seconds, buyers, say }: DrillOptions): Promise<DrillReport> {
  const DATA_DIR = emptyFolder();
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(loopWatch)}"`;
  const env = { DATA_DIR, HOST: "127.0.0.1", TRUST_PROXY: "1", NODE_OPTIONS };
  const server = await startServer(env);
  const sockets: Socket[] = [];
  const faults: string[] = [];
  const seen: OverloadFigures = { good: [], excess: {}, refusedMs: [], memory: 0 };
  try {
    const { market, tokenOf } = await openMarket(() => server.url, embeddedIn(DATA_DIR), buyers);
    await (await fetch(server.url)).arrayBuffer();
    for (let count = 0; count < idle; count++) sockets.push(open(server.url));
    for (let count = 0; count < slow; count++) sockets.push(slowSender(server.url), slowReader(server.url));
    for (let count = 0; count < unfinished; count++) sockets.push(unfinishedSender(server.url));
    say(
      `${idle} idle connections, ${slow} slow senders, ${unfinished} unfinished requests, ${slow} slow readers; now ${flooding} pages at once`,
    );
    const from = server.output().length;
    const end = Date.now() + seconds * 1_000;
    const isOn = () => Date.now() < end;
    const good = Array.from({ length: buyers }, (_, turn) =>
      beGood(server.url, turn, { seen, faults, isOn, order: [tokenOf(turn), () => newAttempt(market)] }),
    );
    const flood = Array.from({ length: flooding }, (_, turn) => flooded(server.url, turn, seen, isOn));
    await Promise.all([...good, ...flood, watchMemory(server.url, seen, isOn)]);
    if (seen.memory > maxMemory) faults.push(`the server took ${seen.memory} MB`);
    const loop = [
      ...server
        .output()
        .slice(from)
        .matchAll(/^loop (\d+)$/gm),
    ].map(([, ms]) => Number(ms));
    return { faults, figures: figuresOf(seen, loop) };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on("error", () => undefined);
}

function slowSender(url: string): Socket {
  const socket = open(url);
  socket.write("POST /api/contact-messages HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{");
  const timer = setInterval(() => socket.write(" "), 1_000);
  return socket.on("close", () => clearInterval(timer));
}

function unfinishedSender(url: string): Socket {
  const socket = open(url);
  const head = "POST /api/contact-messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  socket.write(`${head}Content-Length: 100000\r\n\r\n{"message":"${"x".repeat(99_000)}`);
  return socket;
}

function slowReader(url: string): Socket {
  const socket = open(url).pause();
  for (let count = 0; count < 16; count++) socket.write("GET /bn HTTP/1.1\r\nHost: x\r\n\r\n");
  return socket;
}

const from = (address: string) => ({
  headers: { "X-Forwarded-For": address },
  signal: AbortSignal.timeout(60_000),
});

type Being = {
  seen: OverloadFigures;
  faults: string[];
  isOn: () => boolean;
  order: [token: string, next: () => BuyerAttempt];
};

/** An ordinary shopper: a page twice a second, then an order; what is refused as too much is asked for again. */
async function beGood(url: string, turn: number, { seen, faults, isOn, order: [token, next] }: Being) {
  for (let count = 0; isOn(); count++) {
    const begun = performance.now();
    const answer = await fetch(url, from(`10.0.0.${turn}`));
    await answer.arrayBuffer();
    const ms = performance.now() - begun;
    seen.good.push(ms);
    if (answer.status !== 200) faults.push(`an ordinary page got ${answer.status}`);
    if (ms > longestMs) faults.push(`an ordinary page took ${Math.round(ms)} ms`);
    await sleep(500);
    if (count % 5) continue;
    const { status } = await postOrder(url, token, next(), 60_000);
    if (![200, 409, 429, 503].includes(status)) faults.push(`an order got ${status}`);
  }
}

/** Pages that nobody has asked for before, one after the other. */
async function flooded(url: string, turn: number, seen: OverloadFigures, isOn: () => boolean) {
  for (let count = 0; isOn(); count++) {
    const begun = performance.now();
    const path = `/products?search=${turn}x${count}`;
    const answer = await fetch(url + path, from(`10.1.${turn % 256}.${turn >> 8}`)).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const status = String(answer?.status ?? "broken off");
    seen.excess[status] = (seen.excess[status] ?? 0) + 1;
    if (status !== "200") seen.refusedMs.push(performance.now() - begun);
    if (status === "503" || status === "429") await sleep(1_000);
  }
}

async function watchMemory(url: string, seen: OverloadFigures, isOn: () => boolean) {
  while (isOn()) {
    const health = (await (await fetch(`${url}/health`)).json()) as { memory_mb?: number };
    seen.memory = Math.max(seen.memory, health.memory_mb ?? 0);
    await sleep(500);
  }
}

const figuresOf = ({ good, excess, refusedMs, memory }: OverloadFigures, loop: number[]): string[] => [
  `${good.length} ordinary pages in ${quantile(good, 0.5)} ms, 99 of 100 within ${quantile(good, 0.99)} ms, the slowest ${quantile(good, 1)} ms.`,
  `The flood was answered ${JSON.stringify(excess)}; a refusal came after ${quantile(refusedMs, 0.5)} ms, the slowest after ${quantile(refusedMs, 1)} ms.`,
  `The server took ${memory} MB at most; its event loop was away for ${quantile(loop, 0.5)} ms, at most ${quantile(loop, 1)} ms.`,
];
