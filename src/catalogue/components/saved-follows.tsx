import { useEffect } from "react";
import { readStored } from "#src/ui/storage/browser-storage.ts";

type SavedFollowsProps = {
  /** The signed-in user; null for nobody, undefined until that is known. */
  userId: string | null | undefined;
  /** The session ended without a logout: the server no longer accepts it. */
  over: boolean;
};

/** Keeps the saved products of browser and account the same; shows nothing. Its code is loaded for customers only. */
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
      // Offline: the next page that opens tries again.
      .catch(() => undefined);
    return () => {
      over = true;
      end?.();
    };
  }, [userId, lost]);
  return null;
}
