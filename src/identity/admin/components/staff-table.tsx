import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { rightsLabel } from "../rights.ts";
import type { Colleague } from "../staff/contract.ts";

type StaffTableProps = {
  staff: Colleague[];
  /** The viewer's id; undefined until it is known. */
  ownId: number | undefined;
  onChange: (colleague: Colleague) => void;
};

/** The staff with their rights, last sign-in and second factor, each with a button to change the rights. */
export function StaffTable({ staff, ownId, onChange }: StaffTableProps) {
  return (
    <ul aria-label={m.staff_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
      {staff.map((colleague) => (
        <li
          key={colleague.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_auto]"
        >
          <p className="min-w-0">
            <span className="block truncate font-semibold">
              {colleague.name}
              {colleague.id === ownId && (
                <span className="ml-1.5 text-hint font-normal text-ink-soft">({m.staff_you()})</span>
              )}
            </span>
            <span className="block truncate text-hint text-ink-soft">{colleague.email}</span>
          </p>
          <p className="min-w-0 max-md:col-start-1">
            <span className="sr-only">{m.staff_rights()}: </span>
            {rightsLabel(colleague)}
            {colleague.second_factor && (
              <span className="block text-hint text-ink-soft">{m.staff_factor_on()}</span>
            )}
          </p>
          <p className="text-hint text-ink-soft max-md:col-start-1">
            <span className="block text-unit">{m.staff_seen()}</span>
            {colleague.seen_at ? day(colleague.seen_at) : m.staff_seen_never()}
          </p>
          <Button
            variant="second"
            size="dense"
            className="max-md:col-start-2 max-md:row-start-1"
            aria-label={m.staff_change_of({ name: colleague.name })}
            onClick={() => onChange(colleague)}
          >
            {m.common_change()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
