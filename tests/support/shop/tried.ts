import { spawnSync } from "node:child_process";

/** Runs a program that a machine may not have; says so in words where it has not, and gives undefined. */
export function tried(program: string, args: string[], env: Record<string, string> = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (!error) return { status, output: stdout + stderr };
  console.info(
    `${program} is not on this machine: what is made for it was only read here, not checked by it.`,
  );
  return undefined;
}
