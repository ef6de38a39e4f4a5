import Printer from "lucide-react/icons/printer";
import { type KeyboardEvent, useRef } from "react";
import { slotText } from "#src/delivery/slot-text.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import { printUrl } from "#src/orders/admin/several/bulk-bar.tsx";
import { orderMissingText } from "#src/orders/missing-text.ts";
import { progressOf } from "#src/orders/order.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { OpenPacking } from "../contract.ts";
import { isLineOpen, weightsOf } from "../packing-draft.ts";
import { useBag } from "../use-packing.ts";
import { PackingFoot } from "./packing-foot.tsx";
import { PackingLine } from "./packing-line.tsx";
import { ScanToBag } from "./scan-to-bag.tsx";

type PackingOrderProps = {
  packing: OpenPacking;
  onPacked: (order: AdminOrder) => void;
  /** The shown order is stale, because a colleague changed it. */
  onOvertaken: () => void;
};

/** One order: its lines by category, and the button "Packed". Enter moves to the next line. */
export function PackingOrder({ packing, onPacked, onOvertaken }: PackingOrderProps) {
  const { order, tolerance, packer } = packing;
  const bag = useBag(packing, { onPacked, onOvertaken });
  const section = useRef<HTMLElement>(null);
  const hasLeftQueue = progressOf(order) !== "confirmed";
  const isLocked = packer !== undefined || hasLeftQueue;
  const categories = [...new Set(bag.lines.map(({ category }) => category))];
  const focusNeighbour = (from: Element, step: 1 | -1) => {
    const stops = [...(section.current?.querySelectorAll<HTMLElement>("[data-line]:not(:disabled)") ?? [])];
    stops[stops.indexOf(from as HTMLElement) + step]?.focus();
  };
  const focusLine = (key: string) =>
    section.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const line = bag.lines.find(({ key }) => key === target.dataset.line);
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const needsWeight = line.stepGrams !== undefined && !line.out;
      const isReady = !needsWeight || weightsOf(line, tolerance).grams !== undefined;
      if (isReady && !line.packed && !isLocked && !line.out) void bag.tick(line, true);
      // An invalid weight keeps the focus.
      if (isReady || line.weighed === "") focusNeighbour(target, 1);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      focusNeighbour(target, event.key === "ArrowDown" ? 1 : -1);
    }
  };
  return (
    <section
      ref={section}
      aria-labelledby="packing"
      onKeyDown={handleKeyDown}
      className="flex min-w-0 flex-col"
    >
      <OrderHead order={order} />
      {packer && <Note className="mb-3">{m.packing_taken({ name: packer })}</Note>}
      {hasLeftQueue && (
        <Note className="mb-3">
          {m.packing_gone()}{" "}
          <Link to={localUrl(`/admin/orders?order=${order.id}`)} className="font-semibold underline">
            {m.packing_see_order()}
          </Link>
        </Note>
      )}
      {!isLocked && <ScanToBag bag={bag} onWeigh={({ key }) => focusLine(key)} />}
      {!hasLeftQueue && order.if_missing && <p className="mb-2 text-hint">{orderMissingText(order)}</p>}
      <div className="overflow-clip rounded-card bg-card shadow-rest">
        {categories.map((category) => (
          <section key={category} aria-label={category || m.print_other_goods()}>
            <h3 className="bg-bone px-3 py-1.5 text-hint font-bold md:px-3.5">
              {category || m.print_other_goods()}
            </h3>
            <ul className="divide-y divide-line">
              {bag.lines
                .filter((line) => line.category === category)
                .map((line) => (
                  <PackingLine
                    key={line.key}
                    line={line}
                    bag={bag}
                    tolerance={tolerance}
                    locked={isLocked}
                    phone={order.mobile_no}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {!hasLeftQueue && (
        <PackingFoot
          order={order}
          bag={bag}
          openLines={bag.lines.filter((line) => isLineOpen(line, tolerance))}
          locked={isLocked}
          onOpenLine={focusLine}
        />
      )}
    </section>
  );
}

function OrderHead({ order }: { order: AdminOrder }) {
  return (
    <div className="mb-3 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 ref={takeFocus} tabIndex={-1} id="packing" className="text-sub focus:outline-none">
          {order.number}{" "}
          <span className="text-body font-normal text-ink-soft">
            {order.customer.name} ·{" "}
            <a href={telLink(order.mobile_no)} className="hover:underline">
              {formatDigits(order.mobile_no)}
            </a>
          </span>
        </h2>
        <p className="text-hint text-ink-soft">
          {order.slot && `${slotText(order.slot)} · `}
          {order.address_details}
          {order.rider_note && <span className="text-turmeric-ink"> · {order.rider_note}</span>}
        </p>
      </div>
      <ButtonLink viewTransition={false} variant="second" size="dense" to={printUrl([order])}>
        <Printer size={18} aria-hidden />
        {m.packing_slip()}
      </ButtonLink>
    </div>
  );
}
