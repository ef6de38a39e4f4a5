import { useEffect, useRef } from "react";
import { m } from "../../../language/words.ts";
import { Button } from "../../../ui/press/button.tsx";
import { Note } from "../../../ui/show/note.tsx";
import { dropSession } from "../../session/session-store.ts";

type RefusalProps = { words: string | undefined; signedOut: boolean; onRetry?: () => void };

/** Why nothing was done, and the way on: signing in again, or another try. */
export function Refusal({ words, signedOut, onRetry }: RefusalProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) note.current?.focus();
  }, [words]);
  if (!words) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Note ref={note} look="error" className="w-full">
        {words}
      </Note>
      {signedOut && <Button onClick={dropSession}>{m.profile_log_in()}</Button>}
      {!signedOut && onRetry && <Button onClick={onRetry}>{m.profile_retry()}</Button>}
    </div>
  );
}
