import { useWide } from "#src/kit/use-wide.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { AdminOffer, OfferState } from "../contract.ts";
import { nameOf, offerSentence, stateNames } from "../offer-text.ts";
import type { useOfferActions } from "../use-offer-actions.ts";
import { OfferButtons } from "./offer-buttons.tsx";

type OfferListProps = { rows: AdminOffer[]; actions: ReturnType<typeof useOfferActions> };

/** Offers as sentences: a table on a desktop, cards on a phone. */
export function OfferList(props: OfferListProps) {
  return useWide("table") ? <OfferTable {...props} /> : <OfferCards {...props} />;
}

const headClass = "h-[34px] px-3 text-left font-semibold text-ink-soft";

function OfferTable({ rows, actions }: OfferListProps) {
  return (
    <table className="w-full table-fixed overflow-clip rounded-field bg-card text-hint shadow-rest">
      <caption className="sr-only">{m.common_offers()}</caption>
      <thead className="border-b border-line bg-paper">
        <tr>
          <th className={headClass}>{m.offers_column()}</th>
          <th className={`${headClass} w-24`}>{m.office_status()}</th>
          <th className={`${headClass} w-20 text-right`}>{m.offers_uses()}</th>
          <th className={`${headClass} w-28 text-right`}>{m.offers_taken_off()}</th>
          <th className="w-48">
            <span className="sr-only">{m.offers_change()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((offer) => (
          <tr key={offer.id} className="h-14 align-middle hover:bg-leaf-tint/50">
            <td className="px-3 py-2">
              <OfferName offer={offer} />
            </td>
            <td className="px-3">
              <StateBadge state={offer.state} />
            </td>
            <td className="px-3 text-right font-semibold">{formatNumber(offer.orders)}</td>
            <td className="px-3 text-right font-semibold">
              <Amount text={formatTaka(Math.round(offer.taken_off))} />
            </td>
            <td className="px-2">
              <div className="flex justify-end">
                <OfferButtons offer={offer} actions={actions} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfferCards({ rows, actions }: OfferListProps) {
  return (
    <ul aria-label={m.common_offers()} className="grid gap-2">
      {rows.map((offer) => (
        <li key={offer.id} className="grid gap-2 rounded-card bg-card p-3 shadow-rest">
          <div className="flex items-start justify-between gap-2">
            <OfferName offer={offer} />
            <StateBadge state={offer.state} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-hint text-ink-soft">
              {m.offers_uses()} <b className="text-ink">{formatNumber(offer.orders)}</b> ·{" "}
              {m.offers_taken_off()}{" "}
              <Amount text={formatTaka(Math.round(offer.taken_off))} className="font-bold text-ink" />
            </p>
            <OfferButtons offer={offer} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const OfferName = ({ offer }: { offer: AdminOffer }) => (
  <div className="min-w-0">
    <Link
      to={localUrl(`/admin/offers/${offer.id}`)}
      className="block py-0.5 text-body font-semibold hover:text-leaf hover:underline pointer-coarse:py-2"
    >
      {offerSentence(offer)}
    </Link>
    <p className="truncate text-hint text-ink-soft">{nameOf(offer)}</p>
  </div>
);

const stateClasses: Record<OfferState, string> = {
  running: "bg-leaf-tint text-leaf-press",
  coming: "bg-turmeric-tint text-turmeric-ink",
  over: "bg-bone text-ink-soft",
};

export const StateBadge = ({ state }: { state: OfferState }) => (
  <span
    className={`inline-flex min-h-[23px] items-center rounded-badge px-2 text-badge whitespace-nowrap ${stateClasses[state]}`}
  >
    {stateNames[state]()}
  </span>
);
