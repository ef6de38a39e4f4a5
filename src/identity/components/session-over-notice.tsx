import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSessionOver } from "../session/session-store.ts";

/** Says that the session is over, once it is; shows nothing itself. How, is loaded then only. */
export function SessionOverNotice() {
  const over = useSessionOver() !== undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (!over) return;
    import("../session/end-session.ts").then(
      ({ announceSessionOver }) => announceSessionOver(navigate),
      // No line: the account's pages say it all the same.
      () => undefined,
    );
  }, [over, navigate]);
  return null;
}
