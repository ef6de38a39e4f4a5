import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/services/open-provider.ts";
import { databaseOf, emptyFolder } from "../support/shop/start-server.ts";
import { expect, open, test } from "./shop.ts";

const paths = ["/", "/bn/products/1", "/faq"];
const compiler = "node_modules/@inlang/plugin-message-format";
const root = join(import.meta.dirname, "../..");

/**
 * Starts what `npm run dev` starts on the database of all tests; returns its address and how to end it.
 * In a copy of the sources: in development messages are compiled otherwise, and other tests are reading them.
 * The copy has to be below the project, where Node.js finds its packages; the compiler's plugin is looked for in the copy.
 */
async function startDevelopment(copy: string) {
  const parts = ["bin", "src", "demo", "public", "project.inlang", "package.json", "tsconfig.json", compiler];
  for (const part of [...parts, ...globSync("*.config.ts", { cwd: root })])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const port = await freePort();
  const child = spawn("node", ["bin/dev-server.js"], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DATA_DIR: emptyFolder(),
      DATABASE_URL: databaseOf(process.env.SHOP_DATA ?? ""),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toContain("in development");
  return {
    url: `http://localhost:${port}`,
    async end() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

test("@desktop in development every page comes alive, and says nothing on the browser's console", async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000);
  const warnings: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
  const development = await startDevelopment(info.outputPath("copy"));
  // Vite bundles a package when a page first needs it, and reloads that page then.
  const before = await context.newPage();
  for (const path of paths) await before.goto(development.url + path, { waitUntil: "networkidle" });
  for (const path of paths) {
    await open(page, development.url + path);
    await page.waitForLoadState("networkidle");
  }
  await development.end();
  expect(warnings).toEqual([]);
});
