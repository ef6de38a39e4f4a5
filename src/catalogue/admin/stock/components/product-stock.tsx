import { type ReactNode, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { quantityText } from "#src/catalogue/admin/shown-amounts.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import {
  listMovements,
  type MovementList as Movements,
  type StockMovement,
  undoMovement,
} from "../contract.ts";
import { MovementList } from "./movement-list.tsx";
import { StockForm } from "./stock-form.tsx";

type ProductStockProps = { id: string; renderOrder: (id: number) => ReactNode };

/** A page of a product's stock movements, with the form that records a new one. */
export function ProductStock({ id, renderOrder }: ProductStockProps) {
  const { read, withChanges } = useListUrl();
  const before = read("before");
  const list = useAdminLoad(listMovements, { id, before });
  const [undoingId, setUndoingId] = useState<number>();
  const undo = async (movement: StockMovement) => {
    setUndoingId(movement.id);
    const result = await call(undoMovement, { id: String(movement.id) });
    setUndoingId(undefined);
    toast({
      text: result.ok
        ? m.stock_saved({
            count: quantityText(result.value.data.stock ?? 0, list.value?.product.step_grams ?? null),
          })
        : (result.problem.errors?.["quantity"] ?? result.problem.message),
    });
    void list.load();
  };
  const { value } = list;
  return (
    <>
      <PageHead title={m.stock_title()} note={value?.product.names[locale()]}>
        <ButtonLink variant="second" size="dense" to={localUrl("/admin/stock")}>
          {m.running_title()}
        </ButtonLink>
      </PageHead>
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!value && !list.problem && <ListSkeleton />}
      {value && (
        <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.625rem]">
          <section
            aria-labelledby="movements"
            className="min-w-0 rounded-card bg-card shadow-rest max-lg:order-2"
          >
            <h2 id="movements" className="px-3 pt-3 font-bold">
              {m.stock_movements()}
            </h2>
            <p className="border-b border-line px-3 pb-2 text-hint text-ink-soft">
              {m.stock_movements_note()}
            </p>
            {value.data.length === 0 && <p className="p-3 text-ink-soft">{m.stock_no_movements()}</p>}
            <div aria-busy={list.stale} className={list.stale ? "opacity-60" : ""}>
              <MovementList
                movements={value.data}
                step={value.product.step_grams}
                renderOrder={renderOrder}
                undoingId={undoingId}
                onUndo={(movement) => void undo(movement)}
              />
            </div>
            <div className="flex gap-2 p-3 empty:hidden">
              {before && (
                <ButtonLink variant="second" size="dense" to={withChanges({ before: undefined })}>
                  {m.stock_newer()}
                </ButtonLink>
              )}
              {value.meta.next !== null && (
                <ButtonLink
                  variant="second"
                  size="dense"
                  to={withChanges({ before: String(value.meta.next) })}
                >
                  {m.stock_older()}
                </ButtonLink>
              )}
            </div>
          </section>
          <section aria-label={m.stock_act()} className="rounded-card bg-card shadow-rest">
            <ProductStockSummary product={value.product} />
            <StockForm
              key={value.product.id}
              id={value.product.id}
              stock={value.product.stock}
              step={value.product.step_grams}
              onMoved={() => void list.load()}
            />
          </section>
        </div>
      )}
    </>
  );
}

function ProductStockSummary({ product }: { product: Movements["product"] }) {
  const { stock, step_grams, names, weights, image, tint, sku } = product;
  return (
    <div className="border-b border-line p-3">
      <ProductLine product={{ name: names[locale()], image, tint }}>
        <p className="truncate text-unit text-ink-soft">
          {weights[locale()]} · {sku}
        </p>
        <p className="text-hint">
          {stock === null ? (
            m.stock_uncounted()
          ) : (
            <>
              <strong className="text-base">{quantityText(stock, step_grams)}</strong> {m.stock_now()}
            </>
          )}
        </p>
      </ProductLine>
    </div>
  );
}
