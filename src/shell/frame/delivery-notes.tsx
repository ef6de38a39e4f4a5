import Truck from "lucide-react/icons/truck";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { useRootData } from "../root-data.ts";

/** Says in the header that the shop delivers, from which fee (taka), and that one pays in cash. */
export function DeliveryNotes() {
  const fee = useRootData()?.shop?.lowest_fee;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-hint text-ink-soft">
      <li className="flex items-center gap-2">
        <Truck size={18} aria-hidden className="text-leaf" />
        {fee === undefined ? m.header_home_delivery() : m.header_fee_from({ fee: formatTaka(fee) })}
      </li>
      <li className="flex items-center gap-2">
        <b aria-hidden className="w-4.5 text-center text-leaf">
          ৳
        </b>
        {m.header_cash()}
      </li>
    </ul>
  );
}
