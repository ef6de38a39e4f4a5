import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type AdminArea, removeArea } from "../contract.ts";

/** A button that deletes the area, once the admin has confirmed it. */
export function RemoveArea({ area, onRemoved }: { area: AdminArea; onRemoved: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { busy, problem, send } = useCall(removeArea);
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        size="dense"
        className="justify-self-start text-tomato"
        onClick={() => setIsOpen(true)}
      >
        {m.delivery_area_remove()}
      </Button>
    );
  const remove = async () => {
    const result = await send({ id: String(area.id), version: area.version });
    if (!result?.ok) return;
    toast({ text: m.delivery_area_removed() });
    onRemoved();
  };
  return (
    <fieldset aria-label={m.delivery_area_remove()} className="grid gap-2 rounded-card bg-tomato-tint p-4">
      <p ref={takeFocus} tabIndex={-1}>
        {m.delivery_area_remove_sure({ places: area.places.map(({ name }) => name).join(", ") })}
      </p>
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button variant="second" size="dense" busy={busy} onClick={() => void remove()}>
          {m.delivery_area_remove_yes()}
        </Button>
        <Button variant="quiet" size="dense" onClick={() => setIsOpen(false)}>
          {m.delivery_keep_day()}
        </Button>
      </div>
    </fieldset>
  );
}
