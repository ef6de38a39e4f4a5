import { spawnSync } from "node:child_process";

/** Runs a program; returns its status and output, or logs and returns undefined if it is not installed. */
export function runIfInstalled(program: string, args: string[], env: Record<string, string> = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (!error) return { status, output: stdout + stderr };
  console.info(`${program} is not installed: the files written for it were not checked with it.`);
  return undefined;
}
