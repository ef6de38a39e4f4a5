import { afterEach, describe, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";
import { keepersBelow, memoryOf, postgresIn, running, serverBelow } from "./processes.ts";

/** However busy the machine is. */
const soon = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 300_000 });
const root = new URL("../..", import.meta.url).pathname;

/** Makes the server throw an uncaught error when it gets SIGUSR2. */
const fragile = {
  NODE_OPTIONS: `--import "data:text/javascript,process.on('SIGUSR2',()=>setTimeout(()=>{throw new Error('broken for a test')}))"`,
};

const DATA_DIR = await openedFolder();
let shop: Server | undefined;
afterEach(async () => {
  await shop?.end();
  await untilNothingRuns();
});

async function start(env: Record<string, string> = {}, command = ["sh", "bin/start.sh"]): Promise<Server> {
  shop = await startServer({ DATA_DIR, ...env }, command);
  return shop;
}

const timesOpened = ({ output }: Server) => output().match(/is open: /g)?.length ?? 0;
const serverOf = ({ process: { pid = 0 } }: Server) => serverBelow(pid)?.pid ?? 0;

async function untilOpenAgain(server: Server, times = 2) {
  await vi.waitFor(() => expect(timesOpened(server)).toBe(times), soon);
  const url = [...server.output().matchAll(/is open: (http:[^\s"]+)/g)].at(-1)?.[1];
  expect((await fetch(`${url}/api/products?limit=1`)).status).toBe(200);
}

async function untilNothingRuns() {
  await vi.waitFor(() => {
    expect(running().filter(({ command }) => command.includes(DATA_DIR))).toEqual([]);
    expect(postgresIn(DATA_DIR)).toEqual([]);
  }, soon);
}

describe("what keeps the server open", () => {
  test("starts it again when it was killed, and says so in the log", async () => {
    const server = await start();
    process.kill(serverOf(server), "SIGKILL");
    await untilOpenAgain(server);
    expect(server.output()).toContain('"the server ended and is started again","status":137,"wait_s":0');
    process.kill(serverOf(server), "SIGKILL");
    await untilOpenAgain(server, 3);
    expect(server.output()).toContain('"status":137,"wait_s":1');
  });

  test("starts it again after an error that nobody caught, which is logged and ends it in order", async () => {
    const server = await start(fragile);
    process.kill(serverOf(server), "SIGUSR2");
    await untilOpenAgain(server);
    expect(server.output()).toMatch(/broken for a test.*"the server failed"[\s\S]*"closing"/);
    expect(server.output()).toContain('"status":70');
  });

  test("starts it again when it and its PostgreSQL were killed together", async () => {
    const server = await start();
    for (const pid of [...postgresIn(DATA_DIR), serverOf(server)]) process.kill(pid, "SIGKILL");
    await untilOpenAgain(server);
  });

  test("ends with it in order on SIGTERM and on SIGINT, and leaves nothing running", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const server = await start();
      expect(await server.end(signal)).toBe(0);
      await untilNothingRuns();
    }
  });

  test("ends at once while it waits before the next start", async () => {
    const server = await start();
    process.kill(serverOf(server), "SIGKILL");
    await untilOpenAgain(server);
    process.kill(serverOf(server), "SIGKILL");
    await vi.waitFor(() => expect(server.output()).toContain('"wait_s":1'), soon);
    expect(await server.end()).toBe(0);
    expect(timesOpened(server)).toBe(2);
  });

  test("ends where the server was ended in order", async () => {
    const server = await start();
    process.kill(serverOf(server), "SIGTERM");
    await vi.waitFor(() => expect(server.process.exitCode).toBe(0), soon);
    await untilNothingRuns();
  });

  test("does not try again what cannot start, and tells why once", async () => {
    const output = await start({ PORT: "three" }).then(({ url }) => url, String);
    expect(output.match(/PORT/g)).toHaveLength(1);
    expect(output).not.toContain("started again");
  });

  test.for(["keeper", "keeper and server", "keeper and PostgreSQL", "all of them"])(
    "leaves nothing running when killed: %s",
    async (which) => {
      const server = await start();
      const victims = [server.process.pid ?? 0];
      if (/server|all/.test(which)) victims.push(serverOf(server));
      if (/PostgreSQL|all/.test(which)) victims.push(postgresIn(DATA_DIR)[0] ?? 0);
      for (const pid of victims) process.kill(pid, "SIGKILL");
      await untilNothingRuns();
    },
  );
});

describe("npm start", () => {
  test.for(["SIGTERM", "SIGKILL"] as const)("ends the shop when npm gets %s", async (signal) => {
    const server = await start({}, ["npm", "--prefix", root, "start"]);
    const keepers = keepersBelow(server.process.pid ?? 0);
    expect(keepers.map(({ command }) => command)).toEqual(["sh bin/start.sh"]);
    expect(keepers.reduce((sum, { pid }) => sum + memoryOf(pid), 0)).toBeLessThan(8);
    await server.end(signal);
    await untilNothingRuns();
  });
});
