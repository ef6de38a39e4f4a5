import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import { isEstimated } from "#src/orders/order.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { type BagLine, packedTotal } from "../packing-draft.ts";
import type { Bag } from "../use-packing.ts";

type PackingFootProps = {
  order: AdminOrder;
  bag: Bag;
  /** The lines of which something is still to be done. */
  openLines: BagLine[];
  locked: boolean;
  onOpenLine: (key: string) => void;
};

/** The total, the open lines, and the button "Packed", disabled while a line is open. */
export function PackingFoot({ order, bag, openLines, locked, onOpenLine }: PackingFootProps) {
  const { busy, problem, pack, lines } = bag;
  const isEmpty = lines.every(({ out }) => out);
  const isDisabled = locked || isEmpty || openLines.length > 0;
  const packOrOpenLine = () => {
    if (!isDisabled) return void pack();
    if (openLines[0]) onOpenLine(openLines[0].key);
  };
  return (
    <div className="sticky bottom-(--bar) z-1 -mx-3 mt-4 border-t border-line bg-card px-3 py-2.5 sm:-mx-4 sm:px-4">
      {problem && (
        <Note look="error" className="mb-2">
          {problem.message}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <div className="flex items-baseline gap-5">
          <p className="text-hint text-ink-soft">
            {isEstimated(order) ? m.packing_ordered_about() : m.packing_ordered()}
            <span className="block text-body text-ink">
              <Amount text={formatTaka(order.total_price)} />
            </span>
          </p>
          <p className="text-hint text-ink-soft">
            {order.fee ? m.packing_so_far_fee({ fee: formatTaka(order.fee) }) : m.packing_so_far()}
            <span className="block text-sub text-ink">
              <Amount text={formatTaka(packedTotal(lines, order))} />
            </span>
          </p>
        </div>
        <p id="packing-open" role="status" className="ml-auto text-hint text-ink-soft">
          {openText(openLines, isEmpty)}
        </p>
        <Button
          className="max-md:w-full"
          busy={busy}
          aria-disabled={isDisabled || undefined}
          data-line="packed"
          aria-describedby="packing-open"
          onClick={packOrOpenLine}
        >
          {busy ? m.common_one_moment() : m.packing_packed()}
        </Button>
      </div>
    </div>
  );
}

function openText(openLines: BagLine[], isEmpty: boolean): string {
  if (isEmpty) return m.packing_nothing_left();
  const [first] = openLines;
  if (!first) return m.packing_all_done();
  const { name } = first.product;
  return openLines.length === 1
    ? m.packing_one_open({ name })
    : m.packing_open({ count: formatNumber(openLines.length), name });
}
