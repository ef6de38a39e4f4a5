import Clock from "lucide-react/icons/clock-3";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useRef, useState } from "react";
import { slotText } from "#src/delivery/slot-text.ts";
import { maxAddressDetails } from "#src/identity/addresses/rules.ts";
import { SavedAddressButtons } from "#src/identity/addresses/saved-address-buttons.tsx";
import { useSavedAddresses } from "#src/identity/addresses/use-saved-addresses.ts";
import { m } from "#src/language/messages.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { SlotFields } from "#src/orders/slots/slot-fields.tsx";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { DeliveryRow } from "../components/delivery-row.tsx";
import type { MyOrder } from "../contract.ts";
import { addressField, type EditedAddress } from "./item-edits.ts";

type EditedDeliveryProps = {
  order: MyOrder;
  address: EditedAddress | undefined;
  slot: SlotChoice | undefined;
  busy: boolean;
  addressError: string | undefined;
  /** Whether the shop refused the chosen slot because it is full. */
  isSlotGone: boolean;
  /** Called with undefined if the address stays. */
  onAddress: (address: EditedAddress | undefined) => void;
  /** Called with undefined if the time stays. */
  onSlot: (slot: SlotChoice | undefined) => void;
};

/** Address and delivery time, each opened by its button. An order without a slot has no time to change. */
export function EditedDelivery({ order, address, slot, isSlotGone, onSlot, ...props }: EditedDeliveryProps) {
  const { busy, addressError, onAddress } = props;
  const [openForms, setOpenForms] = useState({ address: address !== undefined, slot: slot !== undefined });
  const containerRef = useRef<HTMLDivElement>(null);
  const close = (part: "address" | "slot") => {
    setOpenForms((current) => ({ ...current, [part]: false }));
    containerRef.current?.focus();
  };
  return (
    <div
      ref={containerRef}
      tabIndex={-1}
      className="divide-y divide-line border-b border-line focus:outline-none"
    >
      {openForms.address ? (
        <AddressFields
          placeId={order.place?.id}
          address={address?.address_details ?? order.address_details}
          error={addressError}
          busy={busy}
          onChange={onAddress}
          onClose={() => {
            onAddress(undefined);
            close("address");
          }}
        />
      ) : (
        <DeliveryRow
          icon={<MapPin size={20} aria-hidden className="text-leaf" />}
          text={order.address_details}
          label={m.my_order_change_address()}
          onChange={() => setOpenForms((current) => ({ ...current, address: true }))}
        />
      )}
      {order.slot &&
        order.place &&
        (openForms.slot ? (
          <TimeFields
            order={order}
            slot={slot}
            isGone={isSlotGone}
            busy={busy}
            onChoose={onSlot}
            onClose={() => {
              onSlot(undefined);
              close("slot");
            }}
          />
        ) : (
          <DeliveryRow
            icon={<Clock size={20} aria-hidden className="text-leaf" />}
            text={slotText(order.slot)}
            label={m.my_order_change_slot()}
            onChange={() => setOpenForms((current) => ({ ...current, slot: true }))}
          />
        ))}
    </div>
  );
}

type AddressFieldsProps = {
  /** The order's place, which stays. */
  placeId: string | undefined;
  address: string;
  error: string | undefined;
  busy: boolean;
  onChange: (address: EditedAddress) => void;
  onClose: () => void;
};

function AddressFields({ placeId, address, error, busy, onChange, onClose }: AddressFieldsProps) {
  const savedAddresses = useSavedAddresses() ?? [];
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textAreaRef.current?.focus(), []);
  return (
    <div className="grid gap-3 py-3">
      <SavedAddressButtons
        addresses={savedAddresses.filter(({ place }) => place?.id === placeId)}
        onChoose={({ address_details, place, street }) =>
          onChange({ address_details, place: place?.id, street })
        }
      />
      <TextArea
        ref={textAreaRef}
        name={addressField}
        label={m.checkout_address()}
        autoComplete="street-address"
        maxLength={maxAddressDetails}
        value={address}
        error={error}
        readOnly={busy}
        onChange={({ currentTarget }) => onChange({ address_details: currentTarget.value })}
      />
      <KeepButton onClick={onClose} />
    </div>
  );
}

type TimeFieldsProps = {
  order: MyOrder;
  slot: SlotChoice | undefined;
  isGone: boolean;
  busy: boolean;
  onChoose: (slot: SlotChoice | undefined) => void;
  onClose: () => void;
};

/** The free slots of the order's place. A slot that filled up meanwhile is no longer chosen. */
function TimeFields({ order, slot, isGone, busy, onChoose, onClose }: TimeFieldsProps) {
  const delivery = useDelivery({ place: order.place, slot }, 0, isGone);
  const isTaken = slot !== undefined && delivery.offer !== undefined && !delivery.slot;
  useEffect(() => {
    if (isTaken) onChoose(undefined);
  }, [isTaken, onChoose]);
  return (
    <div className="py-3">
      <SlotFields
        delivery={delivery}
        current={order.slot}
        busy={busy}
        error={undefined}
        onChoose={onChoose}
      />
      <KeepButton onClick={onClose} />
    </div>
  );
}

const KeepButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" className="-ml-3.5 justify-self-start" onClick={onClick}>
    {m.my_order_keep()}
  </Button>
);
