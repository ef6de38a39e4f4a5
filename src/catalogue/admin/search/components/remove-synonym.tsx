import { useState } from "react";
import { m } from "../../../../language/messages.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../../ui/buttons/take-focus.ts";

type RemoveSynonymProps = {
  word: string;
  /** Removes them; gives the reason where that was refused. */
  onRemove: () => Promise<string | undefined>;
};

/** The button that removes synonyms, and its question. */
export function RemoveSynonym({ word, onRemove }: RemoveSynonymProps) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    setRefusal(await onRemove());
    setOpen(false);
  };
  if (!open)
    return (
      <>
        <Button variant="danger" size="small" className="ml-auto" onClick={() => setOpen(true)}>
          {m.synonym_remove()}
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
        {m.synonym_remove_text({ word })}
      </p>
      <Button size="small" className="bg-tomato hover:bg-tomato-press" onClick={() => void remove()}>
        {m.synonym_remove_yes()}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
        {m.synonym_keep()}
      </Button>
    </div>
  );
}
