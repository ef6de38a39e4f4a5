import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { useRootData } from "#src/shell/root-data.ts";

/** Cash on delivery, inspection at the door, and the lowest fee. Shown on phones to first-time shoppers. */
export function TermsLine() {
  const fee = useRootData()?.shop?.lowest_fee;
  return (
    <p className="amounts -mt-2 justify-center text-unit text-ink-soft lg:hidden returning:hidden">
      <span>{m.header_cash()}</span>
      <span>{m.home_look_first()}</span>
      {fee !== undefined && <span>{m.header_fee_from({ fee: formatTaka(fee) })}</span>}
    </p>
  );
}
