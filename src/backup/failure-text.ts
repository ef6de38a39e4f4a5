import { m } from "../language/messages.ts";

const known: Record<string, () => string> = {
  disk_full: m.backup_disk_full,
  no_access: m.backup_no_access,
  stopped: m.backup_stopped,
};

/** Why a backup failed, in words: a reason that the shop knows, else what the computer said. */
export const failureText = (failure: string): string => known[failure]?.() ?? failure;
