import { m } from "../language/messages.ts";

const failureTexts: Record<string, () => string> = {
  disk_full: m.backup_disk_full,
  no_access: m.backup_no_access,
  stopped: m.backup_stopped,
};

/** The reason in the user's language, or the error's message. */
export const failureText = (failure: string): string => failureTexts[failure]?.() ?? failure;
