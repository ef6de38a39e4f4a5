import ClipboardList from "lucide-react/icons/clipboard-list";
import Printer from "lucide-react/icons/printer";
import { actionClasses, SelectionBar } from "#src/kit/several/selection-bar.tsx";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { progressOf } from "#src/orders/order.ts";
import { GiveToRider, type Rider } from "#src/orders/riders/give-to-rider.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { StepButton } from "../components/step-button.tsx";
import type { AdminOrderRow } from "../contract.ts";
import { previousStep, type StepAtOnce, stepsAtOnce } from "../rules.ts";

/** The URL of the printed slips of orders, or of their pick list (`pick`). */
export const printUrl = (orders: Pick<AdminOrderRow, "id">[], view = "slips") =>
  localUrl(`/admin/print?what=${view}&orders=${orders.map(({ id }) => id).join(",")}`);

const stepLabels = {
  confirmed: m.admin_order_start_some,
  packed: m.admin_order_pack_some,
  on_the_way: m.admin_order_send_some,
};

type BulkBarProps = {
  chosen: RowSelection<AdminOrderRow>;
  busy: boolean;
  inactive: boolean;
  onStep: (orders: AdminOrderRow[], to: StepAtOnce) => void;
  onGive: (orders: AdminOrderRow[], rider: Rider) => void;
};

const canRide = (order: AdminOrderRow) => ["packed", "on_the_way"].includes(progressOf(order));

/** What can be done with all chosen orders at once; each step only with those that it fits. */
export function BulkBar({ chosen, busy, inactive, onStep, onGive }: BulkBarProps) {
  const { rows } = chosen;
  if (rows.length === 0) return null;
  const ordersForRider = rows.filter(canRide);
  return (
    <SelectionBar
      label={m.admin_order_chosen_label()}
      inactive={inactive}
      onClear={chosen.clear}
      count={
        <>
          <strong className="whitespace-nowrap">
            {m.admin_order_chosen({ count: formatNumber(rows.length) })}
          </strong>{" "}
          <span className="text-hint whitespace-nowrap text-on-deep-soft max-md:block md:ml-2">
            <Amount text={formatTaka(rows.reduce((sum, { total_price }) => sum + total_price, 0))} />
          </span>
        </>
      }
    >
      {stepsAtOnce
        .map((to) => ({ to, orders: rows.filter((row) => progressOf(row) === previousStep[to]) }))
        .filter(({ orders }) => orders.length > 0)
        .map(({ to, orders }) => (
          <StepButton
            key={to}
            inactive={inactive}
            busy={busy}
            onPress={() => onStep(orders, to)}
            className="bg-leaf-tint text-leaf-press hover:bg-card"
          >
            {busy ? m.common_one_moment() : stepLabels[to]({ count: formatNumber(orders.length) })}
          </StepButton>
        ))}
      {ordersForRider.length > 0 && (
        <GiveToRider
          count={ordersForRider.length}
          busy={busy}
          onGive={(rider) => onGive(ordersForRider, rider)}
        />
      )}
      <Link to={printUrl(rows, "pick")} className={actionClasses}>
        <ClipboardList size={18} aria-hidden />
        <span className="max-md:sr-only">{m.print_pick()}</span>
      </Link>
      <Link to={printUrl(rows)} className={actionClasses}>
        <Printer size={18} aria-hidden />
        <span className="max-md:sr-only">{m.print_slips()}</span>
      </Link>
    </SelectionBar>
  );
}
