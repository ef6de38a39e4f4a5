import Replace from "lucide-react/icons/replace";
import { m } from "#src/language/messages.ts";
import { kiloPrice, lineTotal } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { changeText } from "#src/orders/change-text.ts";
import type { Order, OrderEdit } from "#src/orders/contract.ts";
import { lineMissingText, orderMissingText } from "#src/orders/missing-text.ts";
import { needsPacking } from "#src/orders/order.ts";
import { weighedText } from "#src/orders/weighed-text.ts";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import { Panel } from "#src/ui/layout/card.tsx";

type LineChange = OrderEdit["lines"][number];

/** `byItem`: the latest change of each kept line; `gone`: the removed lines; `count`: of all these. */
function findChanges({ order_items: items, edits = [] }: Order) {
  const changes = edits.flatMap(({ lines }) => lines);
  const findChange = (name: string, weight: string): LineChange | undefined =>
    changes.findLast((change) => change.name === name && change.weight === weight);
  const byItem = new Map(items.map(({ id, product }) => [id, findChange(product.name, product.weight)]));
  const gone = changes.filter(
    (change) =>
      !change.after &&
      !items.some(({ product }) => product.name === change.name && product.weight === change.weight),
  );
  return { byItem, gone, count: [...byItem.values()].filter(Boolean).length + gone.length };
}

export function OrderLines({ order }: { order: Order }) {
  const { byItem, gone, count } = findChanges(order);
  const lineCount = order.order_items.length;
  const isOpen = needsPacking(order);
  return (
    <Panel aria-labelledby="order-lines">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="order-lines" className="text-sub">
          {lineCount === 1 ? m.common_one_item() : m.my_order_lines({ count: formatNumber(lineCount) })}
        </h2>
        {count > 0 && (
          <p className="text-label text-turmeric-ink">{m.my_order_changed({ count: formatNumber(count) })}</p>
        )}
      </div>
      {isOpen && order.if_missing && <p className="text-hint text-ink-soft">{orderMissingText(order)}</p>}
      <ul className="divide-y divide-line">
        {order.order_items.map((item) => (
          <OrderLine
            key={item.id}
            order={order}
            item={item}
            change={byItem.get(item.id)}
            missingText={isOpen ? lineMissingText(item) : undefined}
          />
        ))}
        {gone.map((change) => (
          <li key={`${change.name} ${change.weight}`} className="py-3">
            <ChangeNote change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type OrderLineProps = {
  order: Order;
  item: Order["order_items"][number];
  change: LineChange | undefined;
  missingText: string | undefined;
};

function OrderLine({ order, item, change, missingText }: OrderLineProps) {
  const { product, total } = item;
  return (
    <li className="py-3">
      <ProductLine top product={product} linked amount={total}>
        <HowMuch order={order} item={item} />
        {missingText && <p className="text-unit text-ink-soft">{missingText}</p>}
      </ProductLine>
      {change && !isWeighing(change) && <ChangeNote change={change} className="mt-2" />}
    </li>
  );
}

/** The quantity; for weighed goods the actual weight, then the ordered one. */
function HowMuch({ order, item }: Pick<OrderLineProps, "order" | "item">) {
  const { product, quantity, step_grams: stepGrams, packed_grams: packedGrams } = item;
  if (!stepGrams || !packedGrams)
    return (
      <p className="text-unit text-ink-soft">
        {weighedText(order, item) ?? `${product.weight} × ${formatNumber(quantity)}`}
      </p>
    );
  const price = formatTaka(kiloPrice({ price: product.price, stepGrams }));
  const total = formatTaka(lineTotal(product.price, quantity));
  return (
    <p className="text-unit text-ink-soft">
      {m.my_order_weighed({ weight: weightText(packedGrams), price })}
      {packedGrams !== stepGrams * quantity && (
        <span className="block text-turmeric-ink">
          {m.my_order_asked({ weight: weightText(stepGrams * quantity), total })}
        </span>
      )}
    </p>
  );
}

/** Whether a line was only weighed, which has a text of its own. */
const isWeighing = ({ before, after, instead_of: old }: LineChange): boolean =>
  !old && before?.grams !== undefined && after?.grams !== undefined && before.quantity === after.quantity;

/** The text of a change; a replacement names the replaced product. */
function changeNoteText(change: LineChange): string {
  const { instead_of: old } = change;
  if (!old) return changeText(change);
  const words = { old: `${old.name} ${old.weight}`.trim(), total: formatTaka(old.total) };
  return change.missing ? m.my_order_instead_missing(words) : m.my_order_instead(words);
}

function ChangeNote({ change, className = "" }: { change: LineChange; className?: string }) {
  return (
    <p
      className={`${className} flex items-start gap-3 rounded-small bg-turmeric-tint px-3 py-2 text-hint text-turmeric-ink`}
    >
      <Replace size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{changeNoteText(change)}</span>
    </p>
  );
}
