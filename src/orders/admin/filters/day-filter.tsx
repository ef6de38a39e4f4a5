import type { ReactNode } from "react";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";

const days = { today: m.admin_order_today, yesterday: m.admin_order_yesterday };

/** Orders of today, of yesterday or of a chosen date; pressed again, of all days. `children` are filters beside it. */
export function DayFilter({ children }: { children?: ReactNode }) {
  const { read, narrowed, go } = useAddress();
  const current = read("day");
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {Object.entries(days).map(([day, word]) => (
        <ButtonLink
          key={day}
          viewTransition={false}
          variant={day === current ? "primary" : "second"}
          size="dense"
          aria-current={day === current ? "true" : undefined}
          to={narrowed({ day: day === current ? undefined : day })}
        >
          {word()}
        </ButtonLink>
      ))}
      <input
        type="date"
        aria-label={m.admin_order_day()}
        value={current && !(current in days) ? current : ""}
        onChange={({ currentTarget }) => go(narrowed({ day: currentTarget.value }))}
        className="field-box min-h-9 px-3 text-label pointer-coarse:min-h-11"
      />
      {children}
    </div>
  );
}
