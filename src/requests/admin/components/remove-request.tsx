import { useState } from "react";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";

/** The button that deletes a request, and its question. Escape leaves it undone. */
export function RemoveRequest({ name, onRemove }: { name: string; onRemove: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!open)
    return (
      <Button
        variant="danger"
        size="dense"
        className="ml-auto"
        aria-label={m.inbox_remove_of({ name })}
        onClick={() => setOpen(true)}
      >
        {m.inbox_remove()}
      </Button>
    );
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from any of its buttons
    <div
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      className="flex basis-full flex-wrap items-center gap-2 rounded-tile bg-tomato-tint p-3"
    >
      <p ref={takeFocus} tabIndex={-1} className="min-w-0 flex-1 basis-60">
        <strong>{m.inbox_remove_title()}</strong> {m.inbox_remove_text()}
      </p>
      <Button
        size="dense"
        busy={busy}
        className="bg-tomato hover:bg-tomato-press"
        onClick={() => void remove()}
      >
        {m.inbox_remove_yes()}
      </Button>
      <Button variant="quiet" size="dense" onClick={() => setOpen(false)}>
        {m.inbox_remove_no()}
      </Button>
    </div>
  );
}
