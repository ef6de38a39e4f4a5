import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSessionOver } from "../session/session-store.ts";

export function SessionOverNotice() {
  const over = useSessionOver() !== undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (!over) return;
    import("../session/end-session.ts").then(
      ({ announceSessionOver }) => announceSessionOver(navigate),
      // Offline the account's pages show the notice.
      () => undefined,
    );
  }, [over, navigate]);
  return null;
}
