import { useEffect, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";

type RefusalProps = { message: string | undefined; onRetry?: () => void };

/** An error message, which takes the focus; nothing without a message. */
export function Refusal({ message, onRetry }: RefusalProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) note.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Note ref={note} look="error" className="w-full">
        {message}
      </Note>
      {onRetry && <Button onClick={onRetry}>{m.common_try_again()}</Button>}
    </div>
  );
}
