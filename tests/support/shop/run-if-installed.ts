import { spawnSync } from "node:child_process";

/** Runs a program and returns its status and output; if it is not installed, logs that and returns undefined. */
export function runIfInstalled(program: string, args: string[], env: Record<string, string> = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (!error) return { status, output: stdout + stderr };
  console.info(`${program} is not installed: the files written for it were not checked with it.`);
  return undefined;
}
