import { useEffect } from "react";
import { useSession, useSessionOver } from "#src/identity/session/session-store.ts";
import { readStored } from "#src/ui/storage/browser-storage.ts";

/** Synchronises the saved products of browser and account. Loaded for customers only. */
export function SavedFollows() {
  // Undefined until it is known, null when signed out.
  const session = useSession();
  const userId = session && String(session.user.id);
  const isSessionLost = useSessionOver() !== undefined;
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
