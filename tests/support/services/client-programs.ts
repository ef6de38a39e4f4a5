import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The code blocks of a page of the documentation, in their order. */
export const codeIn = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ""]) => code);

/**
 * Programs of somebody else: each source as `<name>.ts` in a folder that has only `@tatka/client`, as it is published, the types of
 * Node.js, and `packages` of the shop. Throws if one of them does not compile.
 */
export function openPrograms(sources: Record<string, string>, packages: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "tatka-programs-"));
  const client = join(folder, "node_modules/@tatka/client");
  execFileSync(process.execPath, ["bin/client.js"], { stdio: "inherit" });
  mkdirSync(client, { recursive: true });
  execFileSync("node_modules/.bin/tsc", ["--project", "packages/client", "--outDir", join(client, "dist")], {
    stdio: "inherit",
  });
  for (const part of ["package.json", "LICENSE"]) cpSync(join("packages/client", part), join(client, part));
  for (const name of ["@types/node", "undici-types", ...packages])
    cpSync(join("node_modules", name), join(folder, "node_modules", name), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const files = Object.entries(sources).map(([name, source]) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, source);
    return file;
  });
  const compilerOptions = { strict: true, target: "es2023", module: "nodenext", types: ["node"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  execFileSync("node_modules/.bin/tsc", ["--project", folder], { stdio: "inherit" });

  const started: ChildProcess[] = [];
  const withEnv = (env: Record<string, string>) => ({
    cwd: folder,
    env: { PATH: process.env["PATH"], ...env },
  });
  return {
    folder,
    client: join(client, "dist/index.js"),
    /** What the program prints until it ends; rejected with its error output if it fails. */
    output: async (name: string, env: Record<string, string>): Promise<string> =>
      (await run(process.execPath, [join(folder, `${name}.js`)], withEnv(env))).stdout,
    /** Starts a server; resolves with the first line that it prints. */
    start(name: string, env: Record<string, string>): Promise<string> {
      const program = spawn(process.execPath, [join(folder, `${name}.js`)], {
        ...withEnv(env),
        stdio: ["ignore", "pipe", "inherit"],
      });
      started.push(program);
      return new Promise((resolve, reject) => {
        program.stdout.once("data", (line) => resolve(String(line).trim()));
        program.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
      });
    },
    close() {
      for (const program of started) program.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
