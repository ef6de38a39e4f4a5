import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type SendButtonProps = {
  busy: boolean;
  /** Whether the page is hydrated: a submit before that would leave the page. */
  isHydrated: boolean;
  /** Whether another way to sign in comes first. */
  isSecond?: boolean;
  children: ReactNode;
};

export function SendButton({ busy, isHydrated, isSecond = false, children }: SendButtonProps) {
  return (
    <>
      <Button
        wide
        data-send
        variant={isSecond ? "second" : "primary"}
        type={isHydrated ? "submit" : "button"}
        busy={busy}
      >
        {children}
      </Button>
      <noscript>
        <p className="text-center text-ink-soft">{m.entry_no_script()}</p>
      </noscript>
    </>
  );
}
