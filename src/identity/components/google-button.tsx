import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type GoogleButtonProps = {
  waiting: boolean;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function GoogleButton({ waiting, busy, onPress, children }: GoogleButtonProps) {
  return (
    <div className="-mt-1">
      <p className="mb-4 flex items-center gap-3 text-hint text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.entry_or()}
      </p>
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
