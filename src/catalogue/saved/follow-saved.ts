import { call } from "#src/api/client/client.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { changeSaved, listSaved } from "./contract.ts";
import { currentSaved, repairSaved, replaceSaved, type Saved, watchSaved } from "./saved-store.ts";

/** The last known state of the account, and its user id. */
type SavedOfUser = { of: string; ids: Saved };

const key = "saved-account";

/** Serialises requests: an early response must not undo a later tap. */
let queue: Promise<unknown> = Promise.resolve();

/** Counts logouts: a response that arrives after one is ignored. */
let logoutCount = 0;

/** Synchronises the lists of browser and account; returns the cleanup. */
export function followAccount(userId: string): () => void {
  void queueSynchronisation(userId);
  const stopWatching = watchSaved(() => void queueSynchronisation(userId));
  return () => {
    logoutCount += 1;
    stopWatching();
  };
}

/** Sends this browser's changes to the account, but never products saved by another user of this browser. */
function queueSynchronisation(userId: string): Promise<void> {
  const done = queue.then(() => synchronise(userId));
  queue = done;
  return done;
}

async function synchronise(userId: string): Promise<void> {
  const lastKnown = readLastKnown();
  const sentIds = currentSaved();
  const accountIds = lastKnown?.of === userId ? lastKnown.ids : [];
  const theirs = lastKnown && lastKnown.of !== userId ? lastKnown.ids : [];
  const add = sentIds.filter((id) => !accountIds.includes(id) && !theirs.includes(id));
  const remove = accountIds.filter((id) => !sentIds.includes(id));
  if (lastKnown?.of === userId && add.length + remove.length === 0) return;
  const since = logoutCount;
  const result = await call(changeSaved, { add, remove });
  if (result.ok && since === logoutCount) applyAccountList(userId, repairSaved(result.value.data), sentIds);
}

/** Reloads the account's list; false if it failed. */
export async function readAccount(userId: string): Promise<boolean> {
  await queueSynchronisation(userId);
  const sentIds = currentSaved();
  const since = logoutCount;
  const result = await call(listSaved, {});
  if (result.ok && since === logoutCount) applyAccountList(userId, repairSaved(result.value.data), sentIds);
  return result.ok;
}

/** Empties this browser's list after logout; with `keepNew` (expired session) keeps products not in the account. */
export function leaveAccount(keepNew: boolean): void {
  const lastKnown = readLastKnown();
  if (!lastKnown) return;
  writeStored(key, undefined);
  replaceSaved(keepNew ? currentSaved().filter((id) => !lastKnown.ids.includes(id)) : []);
}

function readLastKnown(): SavedOfUser | undefined {
  const { of, ids } = (readStored(key) ?? {}) as Partial<SavedOfUser>;
  return typeof of === "string" ? { of, ids: repairSaved(ids) } : undefined;
}

/** Applies the account's list, plus changes made while it was loading. */
function applyAccountList(of: string, ids: Saved, sent: Saved) {
  writeStored(key, { of, ids } satisfies SavedOfUser);
  const current = currentSaved();
  const added = current.filter((id) => !sent.includes(id) && !ids.includes(id));
  const left = sent.filter((id) => !current.includes(id));
  const next = [...added, ...ids.filter((id) => !left.includes(id))];
  if (next.join() !== current.join()) replaceSaved(next);
}
