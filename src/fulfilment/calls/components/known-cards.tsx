import TriangleAlert from "lucide-react/icons/triangle-alert";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import type { Risk } from "#src/orders/calls/rules.ts";
import { amountDue } from "#src/orders/due.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { OpenCall } from "../contract.ts";

const riskTexts: Record<Risk, () => string> = {
  unproven_number: m.calls_risk_unproven,
  new_number: m.calls_risk_new,
  refused_before: m.calls_risk_refused,
  large: m.calls_risk_large,
  many_today: m.calls_risk_many,
  raised: m.calls_risk_raised,
};

/** What the shop knows of the customer, what to look out for, and the items of the order. */
export function KnownCards({ call: { known, order } }: { call: OpenCall }) {
  return (
    <div className="grid content-start gap-3">
      <section aria-labelledby="known" className="rounded-card bg-card p-4 shadow-rest">
        <h2 id="known" className="font-bold">
          {m.calls_known()}
        </h2>
        <dl className="mt-2 grid grid-cols-3 gap-2">
          <Count count={known.delivered} name={m.calls_delivered()} />
          <Count count={known.cancelled} name={m.calls_cancelled()} />
          <Count count={known.refused} name={m.calls_refused_door()} />
        </dl>
        <dl className="mt-2 divide-y divide-line border-t border-line text-hint">
          {known.since && <Fact name={m.calls_since()} value={day(known.since)} />}
          {known.usual !== undefined && <Fact name={m.calls_usual()} value={formatTaka(known.usual)} />}
          <Fact
            name={m.calls_this_address()}
            value={m.calls_of_orders({
              some: formatNumber(known.same_address),
              all: formatNumber(known.orders),
            })}
          />
        </dl>
      </section>
      {known.risks.length > 0 && (
        <Note icon={<TriangleAlert size={20} aria-hidden />}>
          {known.risks.map((risk) => (
            <p key={risk}>{riskTexts[risk]()}</p>
          ))}
        </Note>
      )}
      <section aria-label={m.admin_order_goods()} className="rounded-card bg-card p-4 shadow-rest">
        <ul className="divide-y divide-line text-hint">
          {order.order_items.map(({ id, quantity, total, product, step_grams: stepGrams }) => (
            <li key={id} className="flex gap-2 py-1.5">
              <span className="min-w-0 flex-1">
                {stepGrams ? weightText(stepGrams * quantity) : `${formatNumber(quantity)} ×`} {product.name}{" "}
                {!stepGrams && <span className="text-ink-soft">{product.weight}</span>}
              </span>
              <Amount text={formatTaka(total)} />
            </li>
          ))}
        </ul>
        <p className="mt-1 flex justify-between border-t border-line pt-2 font-bold">
          {m.admin_order_total_cash()} <Amount text={formatTaka(amountDue(order))} />
        </p>
      </section>
    </div>
  );
}

const Count = ({ count, name }: { count: number; name: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-hint text-ink-soft">{name}</dt>
    <dd className="text-sub">{formatNumber(count)}</dd>
  </div>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-3 py-2">
    <dt>{name}</dt>
    <dd className="text-right">{value}</dd>
  </div>
);
