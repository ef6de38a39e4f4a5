import { useState } from "react";
import { call } from "../../../api/client/client.ts";
import { locale } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import type { ProductDetails } from "../product-form/contract.ts";
import { archiveProduct } from "./contract.ts";

type Archival = { product: ProductDetails; onChanged: () => void };

function useArchival({ product, onChanged }: Archival) {
  const { busy, problem, send } = useCall((archived: boolean) =>
    call(archiveProduct, { id: String(product.id), archived }),
  );
  const name = product[`name_${locale()}`];
  const run = async (archived: boolean) => {
    const result = await send(archived);
    if (!result?.ok) return;
    const said = archived ? m.admin_product_archived_done : m.admin_product_restored_done;
    toast({ text: said({ name }) });
    onChanged();
  };
  return { name, busy, problem, run };
}

/** Takes a product out of the shop, after a question. */
export function ArchiveButton(props: Archival) {
  const { name, busy, problem, run } = useArchival(props);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="danger" size="dense" onClick={() => setOpen(true)}>
        {m.admin_product_archive()}
      </Button>
    );
  return (
    <div
      ref={focusInView}
      role="alertdialog"
      aria-labelledby="archive-ask"
      tabIndex={-1}
      className="rounded-small bg-tomato-tint p-3"
    >
      <p id="archive-ask">{m.admin_product_archive_text({ name })}</p>
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="dense"
          busy={busy}
          className="bg-tomato hover:bg-tomato-press"
          onClick={() => void run(true)}
        >
          {m.admin_product_archive()}
        </Button>
        <Button variant="quiet" size="dense" onClick={() => setOpen(false)}>
          {m.admin_product_archive_keep()}
        </Button>
      </div>
    </div>
  );
}

/** The question opens at the foot of a phone's screen. */
const focusInView = (element: HTMLElement | null) => element?.focus();

/** That a product is archived, and the button that brings it back. */
export function ArchivedNote(props: Archival) {
  const { busy, problem, run } = useArchival(props);
  return (
    <Note look={problem ? "error" : "info"} className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">{problem?.message ?? m.admin_product_archived_note()}</p>
        <Button variant="second" size="dense" busy={busy} onClick={() => void run(false)}>
          {m.admin_product_restore()}
        </Button>
      </div>
    </Note>
  );
}
