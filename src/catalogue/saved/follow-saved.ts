import { call } from "#src/api/client/client.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { changeSaved, listSaved } from "./contract.ts";
import { currentSaved, repairedSaved, replaceSaved, type Saved, watchSaved } from "./saved-store.ts";

/** The last known state of the account, and its user id. */
type SavedOfUser = { of: string; ids: Saved };

const key = "saved-account";

/** Serialises requests: an early response must not undo a later tap. */
let queue: Promise<unknown> = Promise.resolve();

/** Counts logouts: a response that arrives after one is ignored. */
let departures = 0;

/** Synchronises the lists of browser and account; returns the cleanup. */
export function followAccount(userId: string): () => void {
  void matchAccount(userId);
  const end = watchSaved(() => void matchAccount(userId));
  return () => {
    departures += 1;
    end();
  };
}

/** Sends this browser's changes to the account, but never products saved by another user of this browser. */
function matchAccount(userId: string): Promise<void> {
  const done = queue.then(() => match(userId));
  queue = done;
  return done;
}

async function match(userId: string): Promise<void> {
  const before = known();
  const sent = currentSaved();
  const mine = before?.of === userId ? before.ids : [];
  const theirs = before && before.of !== userId ? before.ids : [];
  const add = sent.filter((id) => !mine.includes(id) && !theirs.includes(id));
  const remove = mine.filter((id) => !sent.includes(id));
  if (before?.of === userId && add.length + remove.length === 0) return;
  const since = departures;
  const result = await call(changeSaved, { add, remove });
  if (result.ok && since === departures) settle(userId, repairedSaved(result.value.data), sent);
}

/** Reloads the account's list; false if it failed. */
export async function readAccount(userId: string): Promise<boolean> {
  await matchAccount(userId);
  const sent = currentSaved();
  const since = departures;
  const result = await call(listSaved, {});
  if (result.ok && since === departures) settle(userId, repairedSaved(result.value.data), sent);
  return result.ok;
}

/** Empties this browser's list after logout; with `keepNew` (expired session) keeps products not in the account. */
export function leaveAccount(keepNew: boolean): void {
  const before = known();
  if (!before) return;
  writeStored(key, undefined);
  replaceSaved(keepNew ? currentSaved().filter((id) => !before.ids.includes(id)) : []);
}

function known(): SavedOfUser | undefined {
  const { of, ids } = (readStored(key) ?? {}) as Partial<SavedOfUser>;
  return typeof of === "string" ? { of, ids: repairedSaved(ids) } : undefined;
}

/** Applies the account's list, plus changes made while it was loading. */
function settle(of: string, ids: Saved, sent: Saved) {
  writeStored(key, { of, ids } satisfies SavedOfUser);
  const current = currentSaved();
  const added = current.filter((id) => !sent.includes(id) && !ids.includes(id));
  const left = sent.filter((id) => !current.includes(id));
  const next = [...added, ...ids.filter((id) => !left.includes(id))];
  if (next.join() !== current.join()) replaceSaved(next);
}
