import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { EntryOr } from "./entry-or.tsx";

type GoogleButtonProps = {
  /** Whether the window of the sign-in is open. */
  waiting: boolean;
  /** Whether any sign-in is running. */
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function GoogleButton({ waiting, busy, onPress, children }: GoogleButtonProps) {
  return (
    <div className="-mt-1">
      <div className="mb-4">
        <EntryOr />
      </div>
      <Button wide variant="second" busy={busy} onClick={onPress}>
        <img src="/google.svg" alt="" width={20} height={20} />
        {children}
      </Button>
      <p role="status" className="text-center text-hint text-ink-soft not-empty:mt-2">
        {waiting && m.google_waiting()}
      </p>
    </div>
  );
}
