import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { findExpired, type Retention } from "./rules.ts";

const backupNamePattern = /^tatka-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/;

/** The age in ms from which an unfinished file belongs to a killed process. */
const unfinishedMs = 24 * 3_600_000;

export async function newBackupPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return join(folder, `tatka-${time}Z.tar`);
}

function parseBackupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = backupNamePattern.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Deletes backups that `retention` does not keep, and unfinished ones. Other files stay. */
export async function pruneBackups(folder: string, retention: Retention): Promise<void> {
  const names = await readdir(folder);
  const backupTimes = names.map(parseBackupTime).filter((moment) => moment !== undefined);
  const expiredTimes = new Set(findExpired(backupTimes, retention));
  for (const name of names)
    if (expiredTimes.has(parseBackupTime(name) ?? Number.NaN)) await rm(join(folder, name));
  const unfinishedNames = names.filter(
    (name) => name.endsWith(".part") && backupNamePattern.test(name.replace(/\.part$/, "")),
  );
  for (const name of unfinishedNames) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > unfinishedMs) await rm(join(folder, name));
  }
}

/** Why a backup failed: a known reason, or the error's message. */
export function failureReason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  // 53100: PostgreSQL's own disk is full.
  if (code === "ENOSPC" || code === "53100" || code === "EDQUOT") return "disk_full";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR") return "no_access";
  return message ?? String(error);
}
