import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";

const DATA_DIR = await openedFolder();
let server: Server;
let token: string;

beforeAll(async () => {
  server = await startServer({ DATA_DIR });
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify({ email: "admin@tatka.example", password: "test-admin" }),
  });
  token = ((await answer.json()) as { token: string }).token;
});
afterAll(async () => {
  await server.end();
  rmSync(DATA_DIR, { recursive: true });
});

async function upload(body: BodyInit) {
  const answer = await fetch(`${server.url}/api/admin/pictures?lang=en`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
    duplex: "half",
  } as RequestInit);
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { image: string }; message: string },
  };
}

test("the built shop takes a phone's photograph and serves what its own process made of it", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 1000, height: 750, channels: 3, background: "#888", noise } })
    .resize(4000, 3000)
    .jpeg()
    .toBuffer();
  let answer = await upload(new Uint8Array(photo));
  // On a busy machine it may take longer than the shop waits.
  while (answer.status === 503) answer = await upload(new Uint8Array(photo));
  const { status, body } = answer;
  expect([status, body.message]).toEqual([200, undefined]);
  const file = await fetch(server.url + body.data.image.replace(/-\d+x.*/, "-1280.avif"));
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/avif"]);
  expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(1280);
});

test("who sends 11 MB is answered, and the shop is there for the next", async () => {
  const long = new Uint8Array(randomBytes(11_000_000));
  const unsaid = new Blob([long]).stream();
  for (const body of [long, unsaid]) {
    const answer = await upload(body);
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringContaining("10 MB")]);
  }
  expect((await fetch(`${server.url}/api/categories`)).status).toBe(200);
});
