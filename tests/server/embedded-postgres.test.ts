import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, startServer } from "../support/shop/start-server.ts";
import { postgresIn } from "./processes.ts";

/** In ms. Three seconds on an idle machine; one that runs other tests, too, has taken twenty. */
const soon = 60_000;

const DATA_DIR = await openedFolder();
const noted = join(DATA_DIR, "postgres/postmaster.pid");
const started: (Server | ChildProcess)[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) "end" in one ? await one.end() : one.kill();
});

async function start(env: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ DATA_DIR, ...env });
  started.push(server);
  return server;
}

async function startAndRead(): Promise<Server> {
  const server = await start();
  expect((await fetch(`${server.url}/api/products?limit=1`)).status).toBe(200);
  return server;
}

const postmaster = () => Number.parseInt(readFileSync(noted, "utf8"), 10);
const untilNoneRuns = () => vi.waitFor(() => expect(postgresIn(DATA_DIR)).toEqual([]), soon);

describe("the shop's own PostgreSQL", () => {
  test("is back soon when it is killed, and the health tells meanwhile and afterwards", async () => {
    const server = await start();
    process.kill(postmaster(), "SIGKILL");
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${server.url}/health`);
        expect(answer.status).toBe(503);
      },
      { timeout: soon, interval: 5 },
    );
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${server.url}/health`);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toMatchObject({ database: { running: true, restarts: 1 } });
      },
      { timeout: soon, interval: 20 },
    );
    expect((await fetch(`${server.url}/api/products?limit=1`)).status).toBe(200);
    expect(server.output()).toContain("the database ended and is started again");
    expect(await server.end()).toBe(0);
  });

  test("is ended by SIGTERM to the shop also while it is gone itself, within the shop's patience", async () => {
    const server = await start();
    const killed = postmaster();
    process.kill(killed, "SIGKILL");
    // Until the shop has noticed.
    await vi.waitFor(() => expect(() => process.kill(killed, 0)).toThrow("ESRCH"), {
      timeout: soon,
      interval: 1,
    });
    expect(await server.end()).toBe(0);
    await untilNoneRuns();
  });

  test("ends with a shop that is killed, and the next start serves", async () => {
    const server = await start();
    await server.end("SIGKILL");
    const next = await startAndRead();
    expect(await next.end()).toBe(0);
  });

  test("starts beside what a killed one left: a process that works on, in the midst of a transaction", async () => {
    const server = await start();
    const busy = new pg.Client(databaseOf(DATA_DIR));
    busy.on("error", () => undefined);
    await busy.connect();
    const working = busy
      .query("select count(*) from generate_series(1, 100000000000) n")
      .catch(() => undefined);
    await vi.waitFor(() => expect(postgresIn(DATA_DIR).length).toBeGreaterThan(5), soon);
    process.kill(server.process.pid ?? 0, "SIGSTOP");
    process.kill(postmaster(), "SIGKILL");
    await server.end("SIGKILL");
    expect(postgresIn(DATA_DIR)).not.toEqual([]);
    const next = await startAndRead();
    await working;
    expect(await next.end()).toBe(0);
  });

  test("starts where the process id that it noted belongs to another program by now", async () => {
    const server = await start();
    const note = readFileSync(noted, "utf8");
    await server.end();
    const other = spawn("sleep", ["60"]);
    started.push(other);
    writeFileSync(noted, note.replace(/^\d+/, String(other.pid)));
    const next = await startAndRead();
    expect(other.exitCode).toBeNull();
    expect(await next.end()).toBe(0);
  });

  test("starts beside a whole server that was left behind, and ends that first", async () => {
    const server = await start();
    // A stopped process cannot follow the signal that it gets when the shop is killed.
    const left = postmaster();
    process.kill(left, "SIGSTOP");
    await server.end("SIGKILL");
    const next = await startAndRead();
    expect(postgresIn(DATA_DIR)).not.toContain(left);
    expect(await next.end()).toBe(0);
  });
});

describe("a data folder", () => {
  test("is held by one shop: a second start is told where the first is open, and changes nothing", async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`already open, at ${first.url}`);
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
    expect(await first.end()).toBe(0);
  });

  test("is got by one of three that want it at once, also when the last one that had it was killed", async () => {
    const last = await start();
    await last.end("SIGKILL");
    const starts = await Promise.allSettled([start(), start(), start()]);
    const open = starts.filter(({ status }) => status === "fulfilled");
    expect(open).toHaveLength(1);
    for (const one of starts)
      if (one.status === "rejected") expect(String(one.reason)).toMatch(/This shop is already open/);
  });

  test("is waited for while the shop that holds it is closing", async () => {
    const closing = await start();
    const next = start();
    await closing.end();
    expect(await next.then((server) => server.end())).toBe(0);
  });
});
