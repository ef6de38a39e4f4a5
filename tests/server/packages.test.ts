import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { emptyFolder } from "../support/shop/start-server.ts";

let weak: object = {};
const registry = createServer((request, response) => {
  request.resume();
  response.setHeader("Content-Type", "application/json");
  response.statusCode = request.url?.includes("/advisories/") ? 200 : 404;
  response.end(JSON.stringify(request.url?.includes("/advisories/") ? weak : {}));
}).listen(0, "127.0.0.1");
await once(registry, "listening");
afterAll(() => registry.close());
const open = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;

/** What the check says about a project with one package of this licence. */
async function checked(license: string | undefined, at = open) {
  const folder = emptyFolder();
  const own = { name: "shop", version: "1.0.0", dependencies: { soap: "1.0.0" } };
  const soap = { name: "soap", version: "1.0.0", license };
  const packages = { "": own, "node_modules/soap": { ...soap, resolved: `${at}/soap-1.0.0.tgz` } };
  mkdirSync(join(folder, "node_modules/soap"), { recursive: true });
  for (const [file, content] of Object.entries({
    "package.json": own,
    "package-lock.json": { name: "shop", version: "1.0.0", lockfileVersion: 3, requires: true, packages },
    "node_modules/soap/package.json": { ...soap, license: undefined },
  }))
    writeFileSync(join(folder, file), JSON.stringify(content));
  const child = spawn(process.execPath, ["bin/check-packages.js", folder], {
    env: { ...process.env, npm_config_registry: at, npm_config_cache: join(folder, "cache") },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const [code] = await once(child, "exit");
  return [code, output.trim()];
}

test.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND LGPL-3.0-or-later"])(
  "a package under %s is one that a shop may use",
  async (license) => {
    expect(await checked(license)).toEqual([0, ""]);
  },
);

test.each(["GPL-3.0-only", "MIT AND AGPL-3.0-only", "SEE LICENSE IN LICENSE.md", "no licence is named"])(
  "a package is refused with its name where it says: %s",
  async (license) => {
    const [code, output] = await checked(license.startsWith("no ") ? undefined : license);
    expect([code, output]).toEqual([1, expect.stringContaining(`soap: ${license}`)]);
  },
);

test("a package with a known weakness is refused where a registry knows it", async () => {
  weak = {
    soap: [
      { id: 1, url: `${open}/1`, title: "Slippery", severity: "high", vulnerable_versions: "<2", cwe: [] },
    ],
  };
  const [code, output] = await checked("MIT");
  weak = {};
  expect([code, output]).toEqual([1, expect.stringContaining("soap (high)")]);
});

test("where no registry answers, the check says so and goes on", async () => {
  const [code, output] = await checked("MIT", "http://127.0.0.1:1");
  expect([code, output]).toEqual([0, expect.stringContaining("No registry answers today")]);
});
