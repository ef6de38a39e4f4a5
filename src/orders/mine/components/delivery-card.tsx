import Clock from "lucide-react/icons/clock-3";
import Lock from "lucide-react/icons/lock";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { useRef, useState } from "react";
import { slotInSentence, slotText } from "#src/delivery/slot-text.ts";
import { PinnedNote } from "#src/identity/addresses/pinned-note.tsx";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { MySlotForm } from "#src/orders/slots/my-slot-form.tsx";
import { callUsText } from "#src/shell/reach-us.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import type { MyOrder } from "../contract.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { DeliveryRow } from "./delivery-row.tsx";

type DeliveryCardProps = {
  order: MyOrder;
  /** The shop's number. */
  phone: string | undefined;
  onChanged: (order: MyOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

/** Time, address and phone, which the customer may change until the order is packed. */
export function DeliveryCard({ order, phone, onChanged, onOvertaken }: DeliveryCardProps) {
  const [editing, setEditing] = useState<"address" | "slot" | "phone">();
  const [savedPart, setSavedPart] = useState<"address" | "slot">();
  const containerRef = useRef<HTMLDivElement>(null);
  const close = () => {
    setEditing(undefined);
    requestAnimationFrame(() => containerRef.current?.focus());
  };
  const openPart = (part: "address" | "slot" | "phone") => () => {
    setSavedPart(undefined);
    setEditing(part);
  };
  const isCancelled = order.status === "cancelled";
  const isOver = isCancelled || order.status === "completed";
  return (
    <Panel aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="sr-only">
        {m.my_order_delivery()}
      </h2>
      <div ref={containerRef} tabIndex={-1} className="focus:outline-none">
        {savedPart && (
          <Note look="done" className="mb-3">
            {savedPart === "slot" && order.slot
              ? m.my_order_slot_saved({ slot: slotInSentence(order.slot) })
              : m.my_order_delivery_saved()}
          </Note>
        )}
        {editing === "slot" && order.may.change ? (
          <MySlotForm
            order={order}
            onSaved={(changed) => {
              setSavedPart("slot");
              close();
              onChanged(changed);
            }}
            onClose={close}
            onOvertaken={onOvertaken}
          />
        ) : editing && editing !== "slot" && order.may.change ? (
          <DeliveryForm
            order={order}
            first={editing}
            onSaved={(changed) => {
              setSavedPart("address");
              close();
              onChanged(changed);
            }}
            onClose={close}
            onOvertaken={onOvertaken}
          />
        ) : (
          <div className="divide-y divide-line">
            {order.to_agree === "delivery" && (
              <DeliveryRow
                icon={<Clock size={20} aria-hidden className="text-leaf" />}
                text={m.checkout_open_delivery()}
                label=""
                onChange={undefined}
              />
            )}
            {!isCancelled && order.fee !== undefined && (order.slot || (order.may.change && order.place)) && (
              <DeliveryRow
                icon={<Clock size={20} aria-hidden className="text-leaf" />}
                text={order.slot ? slotText(order.slot) : m.my_order_slot_none()}
                hint={
                  order.may.change && order.fulfilment !== "not_delivered"
                    ? m.my_order_slot_until()
                    : undefined
                }
                label={m.my_order_change_slot()}
                onChange={order.may.change && order.place ? openPart("slot") : undefined}
              />
            )}
            <DeliveryRow
              icon={<MapPin size={20} aria-hidden className="text-leaf" />}
              text={order.address_details}
              label={m.my_order_change_address()}
              onChange={order.may.change ? openPart("address") : undefined}
            />
            {order.pinned && (
              <div className="py-2 pl-8 print:hidden!">
                <PinnedNote address={order.address_details} place={order.place?.id} />
              </div>
            )}
            <DeliveryRow
              icon={<Phone size={20} aria-hidden className="text-leaf" />}
              text={formatDigits(order.mobile_no)}
              label={m.my_order_change_phone()}
              onChange={order.may.change ? openPart("phone") : undefined}
            />
            {!order.may.change && !isOver && phone !== undefined && (
              <p className="flex min-h-12 items-center gap-3 pt-2 text-hint text-ink-soft">
                <Lock size={20} aria-hidden className="shrink-0" />
                {m.my_order_change_late({ call: callUsText(phone) })}
              </p>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
