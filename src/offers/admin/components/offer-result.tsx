import { BarList } from "#src/kit/list/bar-list.tsx";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { shortDay } from "#src/language/dates/day-names.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { type AdminOffer, type OfferResult as Result, showOfferResult } from "../contract.ts";

const wholeTakaText = (amount: number) => formatTaka(Math.round(amount));

/** The sales of an offer: in total, by day, and its best-selling products. */
export function OfferResult({ offer }: { offer: AdminOffer }) {
  const { value, problem, load } = useAdminLoad(showOfferResult, { id: String(offer.id) });
  if (problem) return <Failed text={problem.message} onRetry={() => void load()} />;
  return (
    <section aria-labelledby="offer-result" className="mb-3 rounded-card bg-card p-3 shadow-rest sm:p-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id="offer-result" className="text-sub">
          {m.offers_result()}
        </h2>
        <p className="text-hint text-ink-soft">{m.offers_result_note()}</p>
      </div>
      {value ? (
        <Figures result={value.data} limit={offer.max_uses} />
      ) : (
        <SkeletonLine className="h-24 w-full rounded-small" />
      )}
    </section>
  );
}

type FiguresProps = { result: Result; limit: number | null };

function Figures({ result, limit }: FiguresProps) {
  const orders = formatNumber(result.orders);
  const figures = [
    [
      m.offers_uses(),
      limit === null ? orders : m.offers_uses_of({ uses: orders, limit: formatNumber(limit) }),
    ],
    [m.offers_pieces(), formatNumber(result.pieces)],
    [m.offers_revenue(), wholeTakaText(result.revenue)],
    [m.offers_taken_off(), wholeTakaText(result.taken_off)],
  ] as const;
  if (result.orders === 0) return <p className="text-ink-soft">{m.offers_result_none()}</p>;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, valueText]) => (
          <div key={label}>
            <dt className="text-hint text-ink-soft">{label}</dt>
            <dd className="text-title">{valueText}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-2">
        <div className="min-w-0">
          <div className="flex min-h-9 items-center justify-between gap-3">
            <h3 className="font-bold">{m.offers_result_days()}</h3>
            <SaveCsv
              quiet
              fileName="offer"
              dataName={m.offers_result_days()}
              lines={[
                ["day", "orders", "pieces", "revenue_taka", "taken_off_taka"],
                ...result.days.map((day) => [day.day, day.orders, day.pieces, day.revenue, day.taken_off]),
              ]}
            />
          </div>
          <BarList
            rows={result.days.map((day) => ({
              key: day.day,
              name: shortDay(day.day),
              note: noteText(day),
              value: day.revenue,
              text: wholeTakaText(day.revenue),
            }))}
          />
        </div>
        {result.products.length > 0 && (
          <div className="min-w-0">
            <h3 className="flex min-h-9 items-center font-bold">{m.offers_result_products()}</h3>
            <BarList
              rows={result.products.map((product) => ({
                key: product.id,
                name: product.names[locale()],
                note: noteText(product),
                value: product.pieces,
                text: formatNumber(product.pieces),
              }))}
            />
          </div>
        )}
      </div>
    </>
  );
}

const noteText = ({ taken_off }: { taken_off: number }) =>
  `${m.offers_taken_off()} ${wholeTakaText(taken_off)}`;
