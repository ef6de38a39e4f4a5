import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { emptyFolder, indexIn, startServer } from "./start-server.ts";

/** A copy of the data folder after a first start, which takes four times as long. */
export async function openedFolder(): Promise<string> {
  const DATA_DIR = emptyFolder();
  execFileSync("cp", ["-a", `${await firstFolder()}/.`, DATA_DIR]);
  return DATA_DIR;
}

/** The template folder: the first test that needs it creates it for the whole run. */
async function firstFolder(): Promise<string> {
  const place = inject("openedFolder");
  const unfinished = `${place}.new`;
  while (!existsSync(place)) {
    if (isMine(unfinished)) await fill(unfinished, place);
    else await sleep(100);
  }
  return place;
}

function isMine(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

async function fill(DATA_DIR: string, place: string) {
  try {
    const server = await startServer({ DATA_DIR });
    while (!existsSync(indexIn(DATA_DIR))) await sleep(20);
    await server.end();
    rmSync(join(DATA_DIR, "socket"), { recursive: true, force: true });
    renameSync(DATA_DIR, place);
  } catch (error) {
    rmSync(DATA_DIR, { recursive: true, force: true });
    throw error;
  }
}
