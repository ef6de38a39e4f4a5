import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { type Address, addAddress, removeAddress } from "#src/identity/account/contract.ts";
import { PinnedNote } from "#src/identity/addresses/pinned-note.tsx";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { AddressForm } from "./address-form.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The customer's addresses, to add and to delete; one just deleted can be restored. */
export function SavedAddresses({ saved }: { saved: Address[] }) {
  const [addresses, setAddresses] = useState(saved);
  const [isAdding, setIsAdding] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  const handleAdded = (address: Address) => {
    setAddresses((current) => [address, ...current.filter(({ id }) => id !== address.id)]);
    setIsAdding(false);
    toast({ text: m.profile_address_added() });
    container.current?.focus();
  };
  const restore = async ({ id: _, place, ...draft }: Address) => {
    const result = await call(addAddress, { ...draft, place: place?.id });
    if (result.ok) handleAdded(result.value.address);
    else toast({ text: result.problem.message });
  };
  const remove = async (address: Address) => {
    const result = await call(removeAddress, { id: String(address.id) });
    if (!result.ok) return toast({ text: result.problem.message });
    setAddresses((current) => current.filter(({ id }) => id !== address.id));
    container.current?.focus();
    const undo = { label: m.common_undo(), run: () => void restore(address) };
    toast({ text: m.profile_address_removed(), undo });
  };
  return (
    <ProfileSection title={m.profile_addresses()}>
      <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
        {addresses.length === 0 && !isAdding && <p className="text-ink-soft">{m.profile_addresses_none()}</p>}
        {addresses.length > 0 && (
          <ul className="divide-y divide-line">
            {addresses.map((address) => (
              <SavedAddressRow key={address.id} address={address} onRemove={() => remove(address)} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <AddressForm onAdded={handleAdded} onCancel={() => setIsAdding(false)} />
        ) : (
          <Button
            variant="second"
            className="justify-self-start max-sm:w-full"
            onClick={() => setIsAdding(true)}
          >
            <Plus size={20} aria-hidden />
            {m.profile_address_add()}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}

function SavedAddressRow({ address, onRemove }: { address: Address; onRemove: () => void }) {
  const { address_details: details, mobile_no: mobile, rider_note } = address;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{details}</p>
        <p className="text-hint text-ink-soft">
          {formatDigits(mobile)}
          {rider_note && ` · ${rider_note}`}
        </p>
        {address.pinned && <PinnedNote address={details} place={address.place?.id} />}
      </div>
      <IconButton
        label={m.profile_address_remove_label({ address: details.split("\n")[0] ?? "" })}
        className="-my-2 text-tomato"
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </li>
  );
}
