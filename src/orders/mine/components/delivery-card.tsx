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

type DeliveryPart = "address" | "slot" | "phone";

/** Time, address and phone, which the customer may change until the order is packed. */
export function DeliveryCard({ order, phone, onChanged, onOvertaken }: DeliveryCardProps) {
  const [editedPart, setEditedPart] = useState<DeliveryPart>();
  const [savedPart, setSavedPart] = useState<DeliveryPart>();
  const containerRef = useRef<HTMLDivElement>(null);
  const close = () => {
    setEditedPart(undefined);
    requestAnimationFrame(() => containerRef.current?.focus());
  };
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
        {editedPart && order.may.change ? (
          <PartForm
            order={order}
            part={editedPart}
            onSaved={(changed) => {
              setSavedPart(editedPart);
              close();
              onChanged(changed);
            }}
            onClose={close}
            onOvertaken={onOvertaken}
          />
        ) : (
          <DeliveryRows
            order={order}
            phone={phone}
            onEdit={(part) => {
              setSavedPart(undefined);
              setEditedPart(part);
            }}
          />
        )}
      </div>
    </Panel>
  );
}

type PartFormProps = {
  order: MyOrder;
  part: DeliveryPart;
  onSaved: (order: MyOrder) => void;
  onClose: () => void;
  onOvertaken: () => void;
};

/** The time has a form of its own; address and phone share one. */
const PartForm = ({ part, ...props }: PartFormProps) =>
  part === "slot" ? <MySlotForm {...props} /> : <DeliveryForm {...props} focusedField={part} />;

type DeliveryRowsProps = Pick<DeliveryCardProps, "order" | "phone"> & {
  onEdit: (part: DeliveryPart) => void;
};

/** What is agreed on, each with a button while it may be changed; then how to change it by phone. */
function DeliveryRows({ order, phone, onEdit }: DeliveryRowsProps) {
  const mayChange = order.may.change;
  const isCancelled = order.status === "cancelled";
  const isOver = isCancelled || order.status === "completed";
  const hasTimeRow = !isCancelled && order.fee !== undefined && (order.slot || (mayChange && order.place));
  return (
    <div className="divide-y divide-line">
      {order.to_agree === "delivery" && (
        <DeliveryRow
          icon={<Clock size={20} aria-hidden className="text-leaf" />}
          text={m.checkout_open_delivery()}
          label=""
          onChange={undefined}
        />
      )}
      {hasTimeRow && (
        <DeliveryRow
          icon={<Clock size={20} aria-hidden className="text-leaf" />}
          text={order.slot ? slotText(order.slot) : m.my_order_slot_none()}
          hint={mayChange && order.fulfilment !== "not_delivered" ? m.my_order_slot_until() : undefined}
          label={m.my_order_change_slot()}
          onChange={mayChange && order.place ? () => onEdit("slot") : undefined}
        />
      )}
      <DeliveryRow
        icon={<MapPin size={20} aria-hidden className="text-leaf" />}
        text={order.address_details}
        label={m.my_order_change_address()}
        onChange={mayChange ? () => onEdit("address") : undefined}
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
        onChange={mayChange ? () => onEdit("phone") : undefined}
      />
      {!mayChange && !isOver && phone !== undefined && (
        <p className="flex min-h-12 items-center gap-3 pt-2 text-hint text-ink-soft">
          <Lock size={20} aria-hidden className="shrink-0" />
          {m.my_order_change_late({ call: callUsText(phone) })}
        </p>
      )}
    </div>
  );
}
