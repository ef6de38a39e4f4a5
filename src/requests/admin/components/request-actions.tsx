import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { RequestStep, RequestSummary } from "../contract.ts";

type RequestActionsProps = {
  request: RequestSummary;
  /** The sender. */
  name: string;
  onStep: (status: RequestStep["status"]) => Promise<void>;
};

/** `fullLabel` also names the sender, for screen readers. */
type RequestButton = { newStatus: RequestStep["status"]; label: string; fullLabel: string };

/** The assignee of a request, and the buttons that change its status. */
export function RequestActions({ request, name, onStep }: RequestActionsProps) {
  const [busyStatus, setBusyStatus] = useState<RequestStep["status"]>();
  const myId = useSession()?.user.id;
  const { status, assignee } = request;
  const isMine = assignee !== null && assignee.id === myId;
  return (
    <>
      {assignee && (
        <p className="flex min-h-9 basis-full items-center text-hint text-ink-soft">
          {m.inbox_assigned_to({ name: assignee.name })}
        </p>
      )}
      {listButtons(request, name, isMine).map(({ newStatus, label, fullLabel }) => (
        <Button
          key={newStatus}
          variant="second"
          size="dense"
          busy={busyStatus === newStatus}
          aria-label={fullLabel}
          onClick={async () => {
            setBusyStatus(newStatus);
            await onStep(newStatus);
            setBusyStatus(undefined);
          }}
        >
          {newStatus === "done" && <Check size={16} aria-hidden />}
          {status === "done" && <RotateCcw size={16} aria-hidden />}
          {label}
        </Button>
      ))}
    </>
  );
}

function listButtons({ status, assignee }: RequestSummary, name: string, isMine: boolean): RequestButton[] {
  if (status === "done")
    return [{ newStatus: "in_hand", label: m.inbox_reopen(), fullLabel: m.inbox_reopen_of({ name }) }];
  const buttons: RequestButton[] = [
    { newStatus: "done", label: m.inbox_mark(), fullLabel: m.inbox_mark_of({ name }) },
  ];
  if (status === "new" || !isMine)
    buttons.push(
      assignee && !isMine
        ? { newStatus: "in_hand", label: m.inbox_take_over(), fullLabel: m.inbox_take_over_of({ name }) }
        : { newStatus: "in_hand", label: m.inbox_take(), fullLabel: m.inbox_take_of({ name }) },
    );
  if (status === "in_hand" && isMine)
    buttons.push({ newStatus: "new", label: m.inbox_put_back(), fullLabel: m.inbox_put_back_of({ name }) });
  return buttons;
}
