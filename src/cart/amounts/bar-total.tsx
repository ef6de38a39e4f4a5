import { m } from "#src/language/messages.ts";
import { Amount } from "#src/ui/display/price.tsx";

/** The total in a phone's bottom bar; hidden from screen readers, which read the summary above. */
export function BarTotal({ total, estimate }: { total: string; estimate: boolean }) {
  return (
    <p aria-hidden="true" className="min-w-16 shrink-0 leading-5 lg:hidden">
      <span className="block text-unit text-ink-soft">
        {estimate ? m.common_total_about() : m.common_total()}
      </span>
      <span className="block text-[1.25rem] leading-6 font-price">
        <Amount text={total} />
      </span>
    </p>
  );
}
