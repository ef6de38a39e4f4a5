import { call } from "#src/api/client/client.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { changeSaved, listSaved } from "./contract.ts";
import { currentSaved, repairSaved, replaceSaved, type Saved, watchSaved } from "./saved-store.ts";

/** The user id of an account (`of`), and the last known state of its list; stored in the browser. */
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

function queueSynchronisation(userId: string): Promise<void> {
  const synchronised = queue.then(() => synchronise(userId));
  queue = synchronised;
  return synchronised;
}

/** Sends this browser's changes to the account, but never products saved by another user of this browser. */
async function synchronise(userId: string): Promise<void> {
  const lastKnown = readLastKnown();
  const sentIds = currentSaved();
  const accountIds = lastKnown?.of === userId ? lastKnown.ids : [];
  const idsOfOtherUser = lastKnown && lastKnown.of !== userId ? lastKnown.ids : [];
  const add = sentIds.filter((id) => !accountIds.includes(id) && !idsOfOtherUser.includes(id));
  const remove = accountIds.filter((id) => !sentIds.includes(id));
  if (lastKnown?.of === userId && add.length + remove.length === 0) return;
  const logoutsBefore = logoutCount;
  const result = await call(changeSaved, { add, remove });
  if (result.ok && logoutsBefore === logoutCount)
    applyAccountList(userId, repairSaved(result.value.data), sentIds);
}

/** Reloads the account's list; false if it failed. */
export async function readAccount(userId: string): Promise<boolean> {
  await queueSynchronisation(userId);
  const sentIds = currentSaved();
  const logoutsBefore = logoutCount;
  const result = await call(listSaved, {});
  if (result.ok && logoutsBefore === logoutCount)
    applyAccountList(userId, repairSaved(result.value.data), sentIds);
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

/** Applies the account's list, plus changes made since this browser's list, `sentIds`, was sent. */
function applyAccountList(userId: string, accountIds: Saved, sentIds: Saved) {
  writeStored(key, { of: userId, ids: accountIds } satisfies SavedOfUser);
  const current = currentSaved();
  const addedIds = current.filter((id) => !sentIds.includes(id) && !accountIds.includes(id));
  const removedIds = sentIds.filter((id) => !current.includes(id));
  const next = [...addedIds, ...accountIds.filter((id) => !removedIds.includes(id))];
  if (next.join() !== current.join()) replaceSaved(next);
}
