import { Button } from "#src/ui/buttons/button.tsx";
import type { Address } from "../account/contract.ts";

type SavedAddressButtonsProps = {
  addresses: readonly Address[];
  onChoose: (address: Address) => void;
};

/** A button for each saved address, which fills it in; nothing without addresses. */
export const SavedAddressButtons = ({ addresses, onChoose }: SavedAddressButtonsProps) => (
  <div className="flex flex-wrap gap-2 empty:hidden">
    {addresses.map((address) => (
      <Button
        key={address.id}
        variant="second"
        size="small"
        className="max-w-full"
        onClick={() => onChoose(address)}
      >
        <span className="min-w-0 text-left wrap-anywhere">{address.address_details}</span>
      </Button>
    ))}
  </div>
);
