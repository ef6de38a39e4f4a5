import type { ReactNode } from "react";
import { m } from "../../language/messages.ts";
import { Button } from "../../ui/buttons/button.tsx";

type SendButtonProps = {
  busy: boolean;
  /** Whether the page is awake: a submit before that would leave it. */
  alive: boolean;
  children: ReactNode;
};

/** Sends a form of the entry; where there is no script it says so. */
export function SendButton({ busy, alive, children }: SendButtonProps) {
  return (
    <>
      <Button wide data-send type={alive ? "submit" : "button"} busy={busy}>
        {children}
      </Button>
      <noscript>
        <p className="text-center text-ink-soft">{m.entry_no_script()}</p>
      </noscript>
    </>
  );
}
