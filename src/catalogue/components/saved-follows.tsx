import { useEffect } from "react";
import { readStored } from "#src/ui/storage/browser-storage.ts";

type SavedFollowsProps = {
  /** The signed-in user; null if signed out, undefined until known. */
  userId: string | null | undefined;
  /** The session expired without a logout. */
  isSessionLost: boolean;
};

/** Synchronises the saved products of browser and account. Loaded for customers only. */
export function SavedFollows({ userId, isSessionLost }: SavedFollowsProps) {
  useEffect(() => {
    if (userId === undefined || (userId === null && readStored("saved-account") === undefined)) return;
    let stopFollowing: (() => void) | undefined;
    let isUnmounted = false;
    void import("../saved/follow-saved.ts")
      .then((saved) => {
        if (isUnmounted) return;
        if (userId === null) saved.leaveAccount(isSessionLost);
        else stopFollowing = saved.followAccount(userId);
      })
      // Offline: the next page load retries.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      stopFollowing?.();
    };
  }, [userId, isSessionLost]);
  return null;
}
