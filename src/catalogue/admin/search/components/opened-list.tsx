import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { ProductFinder, ProductPicture } from "#src/catalogue/admin/components/product-finder.tsx";
import { listAdminProducts } from "#src/catalogue/admin/contract.ts";
import { maxTerm } from "#src/catalogue/rules.ts";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Badge } from "#src/ui/display/badge.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { listOpened, type OpenedSearch, pinProduct } from "../contract.ts";
import { PeriodLinks } from "./period-links.tsx";

type PinnedProduct = Pick<OpenedSearch["products"][number], "id" | "names">;

/** The searches and the products that shoppers opened after them, which staff can pin to the top. */
export function OpenedList() {
  const { read } = useListUrl();
  const days = read("days") === "30" ? "30" : "7";
  const list = useAdminLoad(listOpened, { days });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const rows = list.value?.data;

  const pin = async (term: string, product: PinnedProduct, shouldPin: boolean) => {
    const result = await call(pinProduct, { term, product_id: product.id, pinned: shouldPin });
    setErrors(result.ok ? {} : (result.problem.errors ?? {}));
    if (!result.ok) return toast({ text: result.problem.message });
    await list.load();
    const messageValues = { name: product.names[locale()], term };
    toast({
      text: shouldPin ? m.pin_done(messageValues) : m.pin_gone(messageValues),
      undo: { label: m.common_undo(), run: () => void pin(term, product, !shouldPin) },
    });
  };
  return (
    <>
      <PinForm key={read("term")} term={read("term") ?? ""} errors={errors} onPin={pin} />
      <PeriodLinks days={days} />
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!rows && !list.problem && <ListSkeleton />}
      {rows?.length === 0 && (
        <EmptyList
          title={m.opened_none()}
          text={m.opened_none_text()}
          next={{ label: m.office_to_shop(), to: localUrl("/") }}
        />
      )}
      {rows && rows.length > 0 && (
        <ul
          aria-label={m.opened_table()}
          aria-busy={list.stale}
          className={`divide-y divide-line rounded-card bg-card shadow-rest ${list.stale ? "opacity-60" : ""}`}
        >
          {rows.map((row) => (
            <OpenedTerm key={row.term} row={row} onPin={pin} />
          ))}
        </ul>
      )}
    </>
  );
}

type PinFormProps = {
  /** The initial value of the field. */
  term: string;
  errors: Record<string, string>;
  onPin: (term: string, product: PinnedProduct, pinned: true) => Promise<void>;
};

function PinForm({ term, errors, onPin }: PinFormProps) {
  const [typedTerm, setTypedTerm] = useState(term);
  return (
    <section aria-labelledby="pin" className="mb-4 rounded-card bg-card p-4 shadow-rest">
      <h2 id="pin" className="text-label">
        {m.pin_title()}
      </h2>
      <p className="mb-3 text-hint text-ink-soft">{m.pin_text()}</p>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field
          size="dense"
          label={m.pin_term()}
          name="term"
          value={typedTerm}
          maxLength={maxTerm}
          error={errors.term}
          onChange={(event) => setTypedTerm(event.currentTarget.value)}
        />
        <ProductFinder
          operation={listAdminProducts}
          label={m.office_product()}
          emptyText={m.pin_none()}
          error={errors.product_id}
          onChoose={(product) => void onPin(typedTerm, product, true)}
        />
      </div>
    </section>
  );
}

type OpenedTermProps = {
  row: OpenedSearch;
  onPin: (term: string, product: PinnedProduct, pinned: boolean) => Promise<void>;
};

function OpenedTerm({ row: { term, products }, onPin }: OpenedTermProps) {
  const { withChanges } = useListUrl();
  return (
    <li className="px-3 py-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <strong className="font-semibold wrap-anywhere">{term}</strong>
        <ButtonLink
          size="dense"
          variant="quiet"
          viewTransition={false}
          to={withChanges({ term })}
          aria-label={m.pin_add_of({ term })}
        >
          {m.pin_add()}
        </ButtonLink>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.id} className="flex min-h-11 items-center gap-3">
            <ProductPicture image={product.image} tint={product.tint} />
            <p className="min-w-0 flex-1">
              <Link to={localUrl(`/admin/products/${product.id}`)}>{product.names[locale()]}</Link>{" "}
              {product.pinned && <Badge>{m.pin_is()}</Badge>}
              <span className="block text-unit text-ink-soft">
                {product.count === 1
                  ? m.opened_times_one()
                  : m.opened_times({ count: formatNumber(product.count) })}
              </span>
            </p>
            <Button
              size="dense"
              variant="quiet"
              onClick={() => void onPin(term, product, !product.pinned)}
              aria-label={(product.pinned ? m.pin_undo_of : m.pin_do_of)({
                term,
                name: product.names[locale()],
              })}
            >
              {product.pinned ? m.pin_undo() : m.pin_do()}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}
