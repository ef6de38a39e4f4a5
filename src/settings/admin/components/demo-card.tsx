import { useState } from "react";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { removeDemo } from "../contract.ts";

type DemoCardProps = { products: number; onRemoved: () => void };

/** Says that the shop is filled with the demo, and takes it out again; asked first. */
export function DemoCard({ products, onRemoved }: DemoCardProps) {
  const [open, setOpen] = useState(false);
  const { busy, problem, send } = useCall(removeDemo);
  const remove = async () => {
    const result = await send({});
    if (!result?.ok) return;
    toast({ text: m.demo_removed({ count: number(result.value.products) }) });
    onRemoved();
  };
  return (
    <section aria-labelledby="demo-title" className="mb-3 rounded-card bg-card p-4 shadow-rest">
      <h2 id="demo-title" className="text-sub">
        {m.demo_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.demo_text({ count: number(products) })}</p>
      {problem && (
        <Note look="error" className="mt-2">
          {problem.message}
        </Note>
      )}
      {!open && (
        <Button variant="second" size="dense" className="mt-3" onClick={() => setOpen(true)}>
          {m.demo_remove()}
        </Button>
      )}
      {open && (
        <div className="mt-3 flex flex-wrap items-center gap-2 rounded-tile bg-tomato-tint p-3">
          <p ref={takeFocus} tabIndex={-1} className="min-w-0 flex-1 basis-64">
            {m.demo_remove_text()}
          </p>
          <Button
            size="small"
            busy={busy}
            className="bg-tomato hover:bg-tomato-press"
            onClick={() => void remove()}
          >
            {busy ? m.demo_removing() : m.demo_remove_yes()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
            {m.demo_keep()}
          </Button>
        </div>
      )}
    </section>
  );
}
