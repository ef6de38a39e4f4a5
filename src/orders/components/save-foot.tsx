import type { CallFailure } from "#src/api/answer.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";

type SaveFootProps = {
  problem: CallFailure | undefined;
  busy: boolean;
  onClose: () => void;
  label?: string | undefined;
};

/** Error, save and cancel of a form that changes an order. */
export function SaveFoot({ problem, busy, onClose, label }: SaveFootProps) {
  return (
    <>
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {label ?? m.common_save()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.my_order_keep()}
        </Button>
      </div>
    </>
  );
}
