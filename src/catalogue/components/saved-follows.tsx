import { useEffect } from "react";
import { readStored } from "#src/ui/storage/browser-storage.ts";

type SavedFollowsProps = {
  /** The signed-in user; null if signed out, undefined until known. */
  userId: string | null | undefined;
  /** The session expired without a logout. */
  over: boolean;
};

/** Synchronises the saved products of browser and account. Loaded for customers only. */
export function SavedFollows({ userId, over: lost }: SavedFollowsProps) {
  useEffect(() => {
    if (userId === undefined || (userId === null && readStored("saved-account") === undefined)) return;
    let end: (() => void) | undefined;
    let over = false;
    void import("../saved/follow-saved.ts")
      .then((saved) => {
        if (over) return;
        if (userId === null) saved.leaveAccount(lost);
        else end = saved.followAccount(userId);
      })
      // Offline: the next page load retries.
      .catch(() => undefined);
    return () => {
      over = true;
      end?.();
    };
  }, [userId, lost]);
  return null;
}
