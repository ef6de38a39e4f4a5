import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSessionOver } from "../session/session-store.ts";

/** Shows a toast when the session ends; its code is loaded only then. */
export function SessionOverNotice() {
  const over = useSessionOver() !== undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (!over) return;
    import("../session/end-session.ts").then(
      ({ announceSessionOver }) => announceSessionOver(navigate),
      // Offline: the account's pages say it without this code.
      () => undefined,
    );
  }, [over, navigate]);
  return null;
}
