import { useEffect } from "react";
import { readStored } from "../../ui/storage/browser-storage.ts";

type SavedFollowsProps = {
  /** Whoever is signed in; null for nobody, undefined until that is known. */
  userId: string | null | undefined;
  /** They did not leave: the shop no longer knew them. */
  over: boolean;
};

/** Keeps the browser's saved products and the account's in step; shows nothing. How, is loaded for customers only. */
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
      // No line: what was saved follows with the next page that opens.
      .catch(() => undefined);
    return () => {
      over = true;
      end?.();
    };
  }, [userId, lost]);
  return null;
}
