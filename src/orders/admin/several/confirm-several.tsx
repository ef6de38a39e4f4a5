import { useState } from "react";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { checkUnconfirmed, type UnconfirmedOrder } from "../contract.ts";
import type { CallReason } from "../rules.ts";

const doubtNames: Record<CallReason, () => string> = {
  not_served: m.admin_doubt_not_served,
  to_agree: m.admin_doubt_to_agree,
  first_order: m.admin_doubt_first_order,
  needs_call: m.admin_doubt_needs_call,
};

type ConfirmSeveralProps = {
  ids: number[];
  open: boolean;
  onClose: () => void;
  onConfirm: (ids: number[]) => void;
};

/**
 * Asks before several orders are confirmed. Orders with a reason to call first are confirmed only if they are
 * ticked.
 */
export function ConfirmSeveral({ ids, open, onClose, onConfirm }: ConfirmSeveralProps) {
  const { value, problem, load } = useAdminLoad(checkUnconfirmed, { orders: ids.join(",") });
  const [tickedIds, setTickedIds] = useState<readonly number[]>([]);
  const orders = value?.data ?? [];
  const doubtfulOrders = orders.filter(({ doubts }) => doubts.length > 0);
  const certainOrders = orders.filter(({ doubts }) => doubts.length === 0);
  const confirmedIds = [...certainOrders.map(({ id }) => id), ...tickedIds];
  const doubtfulIds = doubtfulOrders.map(({ id }) => id);
  return (
    <Drawer
      open={open}
      sheet
      onClose={onClose}
      title={m.admin_confirm_ask({ count: formatNumber(ids.length) })}
      closeLabel={m.common_close()}
      foot={
        <>
          <Button
            size="small"
            wide
            aria-disabled={confirmedIds.length === 0 || undefined}
            onClick={() => confirmedIds.length > 0 && onConfirm(confirmedIds)}
          >
            {m.admin_confirm_yes({ count: formatNumber(confirmedIds.length) })}
          </Button>
          <Button variant="quiet" size="small" className="whitespace-nowrap" onClick={onClose}>
            {m.admin_confirm_no()}
          </Button>
        </>
      }
    >
      {problem && !value && (
        <Note look="error">
          <p>{problem.message}</p>
          <Button variant="second" size="dense" className="mt-2" onClick={() => void load()}>
            {m.common_try_again()}
          </Button>
        </Note>
      )}
      {value && (
        <>
          <p>{m.admin_confirm_text({ count: formatNumber(certainOrders.length) })}</p>
          {doubtfulOrders.length > 0 && (
            <fieldset className="mt-4 divide-y divide-line border-b border-line">
              <legend className="w-full pb-1 text-label">
                {m.admin_confirm_odd({ count: formatNumber(doubtfulOrders.length) })}
              </legend>
              {doubtfulOrders.length > 1 && (
                <Check
                  label={m.admin_confirm_all_odd()}
                  checked={tickedIds.length === doubtfulOrders.length}
                  onChange={({ currentTarget }) => setTickedIds(currentTarget.checked ? doubtfulIds : [])}
                />
              )}
              {doubtfulOrders.map((order) => (
                <DoubtfulOrder
                  key={order.id}
                  order={order}
                  ticked={tickedIds.includes(order.id)}
                  onTick={(isTicked) =>
                    setTickedIds(
                      isTicked ? [...tickedIds, order.id] : tickedIds.filter((id) => id !== order.id),
                    )
                  }
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </Drawer>
  );
}

type DoubtfulOrderProps = { order: UnconfirmedOrder; ticked: boolean; onTick: (isTicked: boolean) => void };

const DoubtfulOrder = ({ order: { number, name, doubts }, ticked, onTick }: DoubtfulOrderProps) => (
  <Check
    className="py-2"
    checked={ticked}
    onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    label={
      <span className="min-w-0">
        <strong>{number}</strong> {name}
        <span className="block text-hint text-ink-soft">
          {doubts.map((doubt) => doubtNames[doubt]()).join(" · ")}
        </span>
      </span>
    }
  />
);
