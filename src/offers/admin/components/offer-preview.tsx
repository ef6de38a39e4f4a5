import { type ReactNode, useMemo } from "react";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { kiloPrice } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { type OfferQuestion, type OfferPreview as Preview, previewOffer } from "../contract.ts";
import { type OfferTerms, offerSentence } from "../offer-text.ts";
import { isReadyForPreview, type OfferValues, toOfferFields } from "../offer-values.ts";

type OfferPreviewProps = {
  /** The offer that is edited; undefined for a new one. */
  id: number | undefined;
  values: OfferValues;
  terms: OfferTerms;
  /** A card as shoppers see it. */
  card: (product: NonNullable<Preview["prices"]>["examples"][number]["card"]) => ReactNode;
};

/** Previews an offer while it is edited: its sentence, a product card, new prices, and the effect on recent orders. */
export function OfferPreview({ id, values, terms, card }: OfferPreviewProps) {
  const { name_en: _en, name_bn: _bn, code: _, ...fields } = toOfferFields(values);
  const questionJson = isReadyForPreview(values)
    ? JSON.stringify({ ...fields, id } satisfies OfferQuestion)
    : "";
  const debouncedJson = useDebounced(questionJson);
  const question = useMemo(
    () => (debouncedJson ? (JSON.parse(debouncedJson) as OfferQuestion) : undefined),
    [debouncedJson],
  );
  const loaded = useAdminLoad(previewOffer, question ?? emptyQuestion, { loadWhile: question !== undefined });
  const preview = question && loaded.value?.data;
  return (
    <section
      aria-label={m.offers_preview()}
      aria-busy={loaded.stale && question !== undefined}
      className="grid min-w-0 gap-3 rounded-card bg-card p-3 shadow-rest sm:p-4 lg:sticky lg:top-4"
    >
      <div>
        <h2 className="text-label text-ink-soft">{m.offers_preview()}</h2>
        <p className="text-sub">{offerSentence(terms)}</p>
      </div>
      {loaded.problem && question && (
        <Failed text={loaded.problem.message} onRetry={() => void loaded.load()} />
      )}
      {!question && <p className="text-hint text-ink-soft">{m.offers_preview_waits()}</p>}
      {question && !preview && !loaded.problem && <SkeletonLine className="h-72 w-full rounded-small" />}
      {preview && (
        <div className={`grid gap-3 ${loaded.stale ? "opacity-60" : ""}`}>
          <ul className="grid gap-1 text-hint">
            {preview.prices && <PriceCounts prices={preview.prices} />}
            <OrderCounts preview={preview} needsCode={values.codes !== "none"} />
          </ul>
          {preview.prices && <Examples examples={preview.prices.examples} card={card} />}
          {preview.example !== undefined && (
            <div>
              <h3 className="mb-1 text-label">{m.offers_preview_cart()}</h3>
              <p className="flex justify-between gap-3 rounded-field bg-paper px-3 py-2">
                <span className="min-w-0 break-words">{values[`name_${locale()}`] || m.offers_column()}</span>
                <strong className="whitespace-nowrap text-leaf">
                  <Amount text={`−${formatTaka(preview.example)}`} />
                </strong>
              </p>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const emptyQuestion: OfferQuestion = {
  kind: "price",
  percent: null,
  amount: null,
  applies_to: "all",
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
};

type Prices = NonNullable<Preview["prices"]>;

function PriceCounts({ prices: { products, changed, too_cheap, beaten } }: { prices: Prices }) {
  return (
    <>
      <li className="font-semibold">
        {changed === 0
          ? m.offers_preview_none()
          : m.offers_preview_changed({ changed: formatNumber(changed), products: formatNumber(products) })}
      </li>
      {too_cheap > 0 && <li>{m.offers_preview_cheap({ count: formatNumber(too_cheap) })}</li>}
      {beaten > 0 && <li>{m.offers_preview_beaten({ count: formatNumber(beaten) })}</li>}
    </>
  );
}

type OrderCountsProps = { preview: Preview; needsCode: boolean };

function OrderCounts({ preview: { recent_orders, orders, taken_off }, needsCode }: OrderCountsProps) {
  if (recent_orders === 0) return null;
  return (
    <>
      <li>
        {m.offers_preview_orders({
          recent: formatNumber(recent_orders),
          orders: formatNumber(orders),
          amount: formatTaka(Math.round(taken_off)),
        })}
      </li>
      {needsCode && <li>{m.offers_preview_orders_code()}</li>}
    </>
  );
}

function Examples({ examples, card }: Pick<Prices, "examples"> & Pick<OfferPreviewProps, "card">) {
  const [first] = examples;
  if (!first) return null;
  return (
    <>
      <div>
        <h3 className="mb-2 text-label">{m.offers_preview_card()}</h3>
        <div inert aria-hidden data-preview className="mx-auto w-48 rounded-card bg-paper p-1.5">
          {card(first.card)}
        </div>
      </div>
      <div>
        <h3 className="text-label">{m.offers_preview_prices()}</h3>
        <ul className="divide-y divide-line text-hint">
          {examples.map((example) => (
            <Example key={example.card.id} {...example} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Example({ card, regular }: Prices["examples"][number]) {
  const { step_grams: stepGrams, originalPrice } = card;
  const priceText = (price: number) => formatTaka(stepGrams ? kiloPrice({ price, stepGrams }) : price);
  return (
    <li className="flex items-baseline gap-x-3 py-1.5">
      <span className="min-w-0 flex-1">
        {card.name}
        {originalPrice === undefined && (
          <span className="block text-ink-soft">
            {m.offers_preview_no_was({ regular: priceText(regular) })}
          </span>
        )}
      </span>
      {originalPrice !== undefined && <del className="text-ink-soft">{priceText(originalPrice)}</del>}
      <strong className="whitespace-nowrap">
        {priceText(card.price)}
        {stepGrams && m.product_per_kg()}
      </strong>
    </li>
  );
}
