import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { ProductFinder } from "#src/catalogue/admin/components/product-finder.tsx";
import { type AdminProduct, listAdminProducts } from "#src/catalogue/admin/contract.ts";
import { editProduct, type ProductDetails } from "#src/catalogue/admin/product-form/contract.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";

type ChosenProduct = Pick<AdminProduct, "id" | "names">;
type UnknownCodeProps = { code: string; onAssigned: () => void };

/** Shown for a code that no product has: assigns it to a product, or creates a new one. */
export function UnknownCode({ code, onAssigned }: UnknownCodeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure>();
  /** A chosen product with another barcode, which is replaced only after confirmation. */
  const [pendingReplacement, setPendingReplacement] = useState<{ product: ChosenProduct; barcode: string }>();
  const assign = async (product: ChosenProduct, previousBarcode: string) => {
    setIsBusy(true);
    setPendingReplacement(undefined);
    const result = await call(editProduct, {
      id: String(product.id),
      barcode: code,
      was: { barcode: previousBarcode },
    });
    setIsBusy(false);
    if (result.ok) return onAssigned();
    const { code: problemCode, details } = result.problem;
    if (problemCode === "changed")
      return setPendingReplacement({ product, barcode: (details as { now: ProductDetails }).now.barcode });
    setProblem(result.problem);
  };
  return (
    <div className="grid gap-3" aria-busy={isBusy}>
      <p className="font-semibold">{m.scan_unknown({ code })}</p>
      {problem && <Note look="error">{problem.message}</Note>}
      {pendingReplacement ? (
        <Note>
          <p>
            {m.scan_has_other({
              name: pendingReplacement.product.names[locale()],
              code: pendingReplacement.barcode,
            })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="dense"
              onClick={() => void assign(pendingReplacement.product, pendingReplacement.barcode)}
            >
              {m.scan_replace()}
            </Button>
            <Button size="dense" variant="second" onClick={() => setPendingReplacement(undefined)}>
              {m.scan_leave()}
            </Button>
          </div>
        </Note>
      ) : (
        <ProductFinder
          operation={listAdminProducts}
          label={m.scan_assign()}
          emptyText={m.office_nothing_found()}
          onChoose={(product) => {
            setProblem(undefined);
            void assign(product, "");
          }}
        />
      )}
      <ButtonLink
        variant="second"
        size="dense"
        viewTransition={false}
        className="justify-self-start"
        to={localUrl(`/admin/products/new?barcode=${encodeURIComponent(code)}`)}
      >
        {m.scan_new_product()}
      </ButtonLink>
    </div>
  );
}
