import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { serverCommand } from "../../bin/ready.js";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { emptyFolder, type Server, startServer } from "../support/shop/start-server.ts";

const DATA_DIR = emptyFolder();
const OPENED = await openedFolder();
let server: Server;
let token: string;

// A small disk that only the shop and its PostgreSQL see; making it needs no rights.
const onSmallDisk = [
  "unshare",
  "--user",
  "--map-root-user",
  "--mount",
  "sh",
  "-c",
  `mount -t tmpfs -o size=160m tmpfs "$DATA_DIR" && cp -a "$OPENED/." "$DATA_DIR" && exec "${serverCommand}"`,
];

beforeAll(async () => {
  server = await startServer({ DATA_DIR, OPENED, RATE_LIMIT: "0" }, onSmallDisk);
  const entry = { name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" };
  token = (await (await post("/api/auth/login", entry)).json()).token;
});
afterAll(async () => {
  await server.end();
});

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const order = () =>
  post("/api/place-order", {
    address_details: "Road 5, ".repeat(60),
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: 1, quantity: 1 }],
  });

const health = async () => {
  const answer = await fetch(`${server.url}/health`);
  return { code: answer.status, status: (await answer.json()).status };
};

/** Writes until the disk is full; returns the file. */
function fill(): string {
  const file = join(`/proc/${server.process.pid}/root`, DATA_DIR, "filler");
  for (const size of [1_048_576, 4_096, 1]) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(file, bytes, { flag: "a" });
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOSPC") throw error;
    }
  }
  return file;
}

test("a full disk is said by health and by orders that cannot be kept, and is over when there is room again", async () => {
  expect((await order()).status).toBe(200);
  expect(await health()).toEqual({ code: 200, status: "ok" });
  const filler = fill();
  expect(await health()).toEqual({ code: 503, status: "disk full" });

  let answer = await order();
  for (let attempt = 0; answer.status === 200 && attempt < 500; attempt++) answer = await order();
  const body = await answer.json();
  expect([answer.status, body.code]).toEqual([503, "not_ready"]);
  expect(body.message).toBe(
    "The shop cannot save anything at the moment. Please try again later, or call us.",
  );
  expect(await health()).toEqual({ code: 503, status: "disk full" });

  rmSync(filler);
  await vi.waitFor(async () => expect(await health()).toEqual({ code: 200, status: "ok" }), 20_000);
  expect((await order()).status).toBe(200);
});
