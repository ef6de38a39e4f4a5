import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";

const command = (DATA_DIR: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ["bin/admin.js", ...args], {
    env: { ...process.env, DATA_DIR, SHOP_COMMAND_READY: "1", DATABASE_URL: "", ADMIN_PASSWORD: "" },
  });
const refused = (DATA_DIR: string, ...args: string[]) =>
  command(DATA_DIR, ...args).then(
    () => "",
    ({ stderr }) => String(stderr),
  );
const passwordIn = (text: string) => /shown once\): (\S+)/.exec(text)?.[1] ?? "";

async function post(url: string, path: string, body: object, token = "") {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as any;
}
const logIn = (url: string, email: string, password: string) =>
  post(url, "/api/auth/login", { email, password });
const mayRead = async (url: string, token: string) =>
  (await fetch(`${url}/api/admin/users`, { headers: { Authorization: `Bearer ${token}` } })).status;

test("a public shop shows the first admin's password on a terminal and in no log; one on its own machine says it anywhere", async () => {
  const first = { ADMIN_PASSWORD: "", DEMO: "0", PUBLIC_URL: "https://shop.example" };
  const logged = await startServer({ DATA_DIR: emptyFolder(), ...first });
  expect(logged.output()).toContain("npm run admin gives it a new one");
  expect(passwordIn(logged.output())).toBe("");
  for (const line of logged.output().trim().split("\n")) expect(JSON.parse(line).message).toBeTruthy();
  await logged.end();

  const terminal = ["script", "--quiet", "--return", "--command", "bin/server", "/dev/null"];
  const shown = await startServer({ DATA_DIR: emptyFolder(), ...first }, terminal);
  const password = passwordIn(shown.output());
  expect((await logIn(shown.url, "admin@tatka.example", password)).data.role).toBe("admin");
  await shown.end();

  const here = await startServer({ DATA_DIR: emptyFolder(), ...first, PUBLIC_URL: "" });
  expect(passwordIn(here.output())).not.toBe("");
  await here.end();
});

test("npm run admin lets an admin in again, beside an open shop and while it is closed; the log says where ADMIN_PASSWORD is ignored", async () => {
  const DATA_DIR = emptyFolder();
  const email = "admin@tatka.example";
  expect(await refused(DATA_DIR, "--email", email)).toContain("holds no shop yet");

  let shop = await startServer({ DATA_DIR, DEMO: "0" });
  expect(shop.output()).not.toContain("ADMIN_PASSWORD is ignored");
  const before = await logIn(shop.url, email, "test-admin");
  expect(await mayRead(shop.url, before.token)).toBe(200);
  const beside = passwordIn((await command(DATA_DIR, "--email", email)).stdout);
  expect(beside).toMatch(/^[\w-]{12}$/);
  expect(await mayRead(shop.url, before.token)).toBe(401);
  expect((await logIn(shop.url, email, "test-admin")).success).toBe(false);
  expect((await logIn(shop.url, email, beside)).data.role).toBe("admin");

  const second = await command(DATA_DIR, "--email", "Second@Tatka.example", "--password", "jackfruit-tree");
  expect(second.stdout).not.toContain("jackfruit-tree");
  const theirs = await logIn(shop.url, "second@tatka.example", "jackfruit-tree");
  expect([theirs.data.role, await mayRead(shop.url, theirs.token)]).toEqual(["admin", 200]);
  const packer = { name: "Packer", email: "packer@tatka.example", password: "mango-tree" };
  const { id } = (await post(shop.url, "/api/auth/login", packer)).data;
  const parts = { role: "staff", parts: ["orders"] };
  const was = { role: "user", parts: [] };
  const given = { ...parts, was, password: "jackfruit-tree" };
  expect((await post(shop.url, `/api/admin/staff/${id}`, given, theirs.token)).success).toBe(true);
  await command(DATA_DIR, "--email", packer.email, "--password", "jackfruit-tree");
  const promoted = await logIn(shop.url, packer.email, "jackfruit-tree");
  expect([promoted.data.role, promoted.data.parts]).toEqual(["admin", []]);
  const journal = await fetch(`${shop.url}/api/admin/journal?kind=staff&subject=${id}`, {
    headers: { Authorization: `Bearer ${promoted.token}` },
  });
  const [line] = (await journal.json()).data;
  expect(line).toMatchObject({ by: null, before: { role: "staff" }, after: { role: "admin" } });

  for (const [args, words] of [
    [["--email", "nobody"], "is not an email address"],
    [["--password", "short"], "at least 6 characters"],
    [["--mail", email], "npm run admin -- --email"],
  ] as const)
    expect(await refused(DATA_DIR, ...args)).toContain(words);
  await shop.end();

  const closed = passwordIn((await command(DATA_DIR, "--email", email)).stdout);
  shop = await startServer({ DATA_DIR, DEMO: "0" });
  expect(shop.output()).toContain("ADMIN_PASSWORD is ignored");
  expect(shop.output()).toContain("npm run admin");
  expect((await logIn(shop.url, email, closed)).data.role).toBe("admin");
  await shop.end();
}, 180_000);
