import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSessionOver } from "../session/session-store.ts";

export function SessionOverNotice() {
  const isOver = useSessionOver() !== undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOver) return;
    import("../session/announce-session-over.ts").then(
      ({ announceSessionOver }) => announceSessionOver(navigate),
      // Offline the account's pages show the notice.
      () => undefined,
    );
  }, [isOver, navigate]);
  return null;
}
