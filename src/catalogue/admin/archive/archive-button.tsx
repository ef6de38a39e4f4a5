import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { ProductDetails } from "../product-form/contract.ts";
import { archiveProduct } from "./contract.ts";

type ArchiveProps = { product: ProductDetails; onChanged: () => void };

/** `changeArchived` archives or restores the product, and resolves to an error message if that failed. */
function useArchiveAction({ product, onChanged }: ArchiveProps) {
  const { busy, problem, send } = useCall((archived: boolean) =>
    call(archiveProduct, { id: String(product.id), archived }),
  );
  const name = product[`name_${locale()}`];
  const changeArchived = async (archived: boolean) => {
    const result = await send(archived);
    if (!result?.ok) return result?.problem.message;
    const doneMessage = archived ? m.admin_product_archived_done : m.admin_product_restored_done;
    toast({ text: doneMessage({ name }) });
    onChanged();
    return undefined;
  };
  return { name, busy, problem, changeArchived };
}

/** Archives a product after confirmation; at the end of the page of a product that is sold. */
export function ArchiveButton(props: ArchiveProps) {
  const { name, changeArchived } = useArchiveAction(props);
  return (
    <ConfirmButton
      size="dense"
      label={m.admin_product_archive()}
      question={m.admin_product_archive_text({ name })}
      confirmLabel={m.admin_product_archive()}
      keepLabel={m.admin_product_archive_keep()}
      onConfirm={() => changeArchived(true)}
    />
  );
}

/** Says on the page of an archived product that it is archived, with a button to restore it. */
export function ArchivedNote(props: ArchiveProps) {
  const { busy, problem, changeArchived } = useArchiveAction(props);
  return (
    <Note look={problem ? "error" : "info"} className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">{problem?.message ?? m.admin_product_archived_note()}</p>
        <Button variant="second" size="dense" busy={busy} onClick={() => void changeArchived(false)}>
          {m.admin_product_restore()}
        </Button>
      </div>
    </Note>
  );
}
