import { call } from "#src/api/client/client.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { changeSaved, listSaved } from "./contract.ts";
import { currentSaved, repairedSaved, replaceSaved, type Saved, watchSaved } from "./saved-store.ts";

/** What the account is known to hold, and whose account that is. */
type SavedOfUser = { of: string; ids: Saved };

const key = "saved-account";

/** One request after the other: an early answer must not undo a later tap. */
let queue: Promise<unknown> = Promise.resolve();

/** How often a customer has logged out here: an answer that comes afterwards brings nothing back. */
let departures = 0;

/** Keeps the browser's list and the customer's the same from now on; returns a function that ends it. */
export function followAccount(userId: string): () => void {
  void matchAccount(userId);
  const end = watchSaved(() => void matchAccount(userId));
  return () => {
    departures += 1;
    end();
  };
}

/**
 * Brings the lists of browser and account together: what a visitor had saved is added to the account at sign-in, later changes
 * follow. What another user of this browser had saved is not added.
 */
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

/** Loads the account's list anew for the page that shows it; false if it failed. */
export async function readAccount(userId: string): Promise<boolean> {
  await matchAccount(userId);
  const sent = currentSaved();
  const since = departures;
  const result = await call(listSaved, {});
  if (result.ok && since === departures) settle(userId, repairedSaved(result.value.data), sent);
  return result.ok;
}

/**
 * After logout: removes the account's products, for the next person on a shared phone. With `keepNew` (the session ended by
 * itself), what the account does not hold yet stays, for the next sign-in.
 */
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

/** Takes over the account's list, plus what was tapped while it was loading. */
function settle(of: string, ids: Saved, sent: Saved) {
  writeStored(key, { of, ids } satisfies SavedOfUser);
  const now = currentSaved();
  const added = now.filter((id) => !sent.includes(id) && !ids.includes(id));
  const left = sent.filter((id) => !now.includes(id));
  const next = [...added, ...ids.filter((id) => !left.includes(id))];
  if (next.join() !== now.join()) replaceSaved(next);
}
