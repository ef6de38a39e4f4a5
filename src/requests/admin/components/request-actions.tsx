import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { RequestStep, RequestSummary } from "../contract.ts";

type RequestStepsProps = {
  work: RequestSummary;
  /** The sender. */
  name: string;
  onStep: (status: RequestStep["status"]) => Promise<void>;
};

type RequestButton = { to: RequestStep["status"]; label: string; of: string };

/** The assignee of a request, and the buttons that change its status. */
export function RequestActions({ work, name, onStep }: RequestStepsProps) {
  const [busy, setBusy] = useState<RequestStep["status"]>();
  const myId = useSession()?.user.id;
  const { status, assignee } = work;
  const isMine = assignee !== null && assignee.id === myId;
  const takeButton: RequestButton =
    isMine || !assignee
      ? { to: "in_hand", label: m.inbox_take(), of: m.inbox_take_of({ name }) }
      : { to: "in_hand", label: m.inbox_take_over(), of: m.inbox_take_over_of({ name }) };
  const steps: RequestButton[] = [
    ...(status === "done"
      ? [{ to: "in_hand" as const, label: m.inbox_reopen(), of: m.inbox_reopen_of({ name }) }]
      : [{ to: "done" as const, label: m.inbox_mark(), of: m.inbox_mark_of({ name }) }]),
    ...(status === "new" || (status !== "done" && !isMine) ? [takeButton] : []),
    ...(status === "in_hand" && isMine
      ? [{ to: "new" as const, label: m.inbox_put_back(), of: m.inbox_put_back_of({ name }) }]
      : []),
  ];
  return (
    <>
      {assignee && (
        <p className="flex min-h-9 basis-full items-center text-hint text-ink-soft">
          {m.inbox_assigned_to({ name: assignee.name })}
        </p>
      )}
      {steps.map(({ to, label, of }) => (
        <Button
          key={to}
          variant="second"
          size="dense"
          busy={busy === to}
          aria-label={of}
          onClick={async () => {
            setBusy(to);
            await onStep(to);
            setBusy(undefined);
          }}
        >
          {to === "done" && <Check size={16} aria-hidden />}
          {status === "done" && <RotateCcw size={16} aria-hidden />}
          {label}
        </Button>
      ))}
    </>
  );
}
