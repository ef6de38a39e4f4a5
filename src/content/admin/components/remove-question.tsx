import { useState } from "react";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";

type RemoveQuestionProps = {
  title: string;
  /** Deletes it; gives the reason where that was refused. */
  onRemove: () => Promise<string | undefined>;
};

/** The button that deletes, and its question. */
export function RemoveQuestion({ title, onRemove }: RemoveQuestionProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setRefusal(await onRemove());
    setBusy(false);
    setOpen(false);
  };
  if (!open)
    return (
      <>
        <Button variant="danger" size="small" className="ml-auto" onClick={() => setOpen(true)}>
          {m.content_remove()}
        </Button>
        {refusal && (
          <p role="alert" className="basis-full text-label text-tomato">
            {refusal}
          </p>
        )}
      </>
    );
  return (
    <div className="flex basis-full flex-wrap items-center gap-2 rounded-tile bg-tomato-tint p-3">
      <p ref={takeFocus} tabIndex={-1} className="min-w-0 flex-1 basis-48">
        {m.content_remove_text({ title })}
      </p>
      <Button
        size="small"
        busy={busy}
        className="bg-tomato hover:bg-tomato-press"
        onClick={() => void remove()}
      >
        {m.content_remove_yes()}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
        {m.content_keep()}
      </Button>
    </div>
  );
}
