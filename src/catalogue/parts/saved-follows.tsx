import { useEffect } from "react";
import { readKept } from "../../basics/kept.ts";
import { useSaved } from "../saved-store.ts";

type SavedFollowsProps = {
  /** Whoever is signed in; null for nobody, undefined until that is known. */
  userId: string | null | undefined;
};

/** Keeps the browser's saved products and the account's in step; shows nothing. */
export function SavedFollows({ userId }: SavedFollowsProps) {
  const saved = useSaved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list is brought to the account
  useEffect(() => {
    if (userId === undefined) return;
    // Most visitors neither sign in nor save: they need not download how it is done.
    if (userId === null && readKept("saved-account") === undefined) return;
    void import("../saved/follow-saved.ts").then(({ matchAccount, leaveAccount }) =>
      userId === null ? leaveAccount() : matchAccount(userId),
    );
  }, [userId, saved]);
  return null;
}
