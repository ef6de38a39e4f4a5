import { type ReactNode, useState } from "react";
import { dayName, slotTimeText } from "#src/delivery/slot-text.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { AdminArea, AdminSlot, SlotDay } from "../contract.ts";
import { DayChange } from "./day-change.tsx";
import { weekdayName } from "./slot-fields.tsx";

type WeekGridProps = {
  area: AdminArea;
  days: string[];
  onChanged: () => void;
  /** Shown beside the heading. */
  children: ReactNode;
};

const findDay = (slot: AdminSlot, day: string): SlotDay =>
  slot.days.find((slotDay) => slotDay.day === day) ?? { day, taken: 0, capacity: null, closed: false };

/** The orders per slot in a week; a cell opens one day of a slot for changes. */
export function WeekGrid({ area, days, onChanged, children }: WeekGridProps) {
  const [openCell, setOpenCell] = useState<{ slot: number; day: string }>();
  const openSlot = area.slots.find(({ id }) => id === openCell?.slot);
  return (
    <section aria-label={m.delivery_week()} className="rounded-card bg-card p-4 shadow-rest">
      <div className="mb-2 flex items-start justify-between gap-3">
        <div>
          <h2 className="text-sub">{m.delivery_week()}</h2>
          <p className="text-hint text-ink-soft">{m.delivery_week_hint()}</p>
        </div>
        {children}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full min-w-150 border-separate border-spacing-1 text-hint">
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col" className="font-semibold">
                  {weekdayName(new Date(day).getUTCDay())} {formatNumber(Number(day.slice(8)))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {area.slots.map((slot) => (
              <tr key={slot.id}>
                <th scope="row" className="pr-2 text-left font-semibold whitespace-nowrap">
                  {slotTimeText(slot)}
                </th>
                {days.map((day) => (
                  <td key={day}>
                    {slot.weekdays.includes(new Date(day).getUTCDay()) && (
                      <Cell
                        slot={slot}
                        day={findDay(slot, day)}
                        onOpen={() => setOpenCell({ slot: slot.id, day })}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {openCell && openSlot && days.includes(openCell.day) && (
        <DayChange
          key={`${openCell.slot} ${openCell.day}`}
          slot={openSlot}
          day={findDay(openSlot, openCell.day)}
          onClose={() => setOpenCell(undefined)}
          onChanged={() => {
            setOpenCell(undefined);
            onChanged();
          }}
          onOvertaken={onChanged}
        />
      )}
    </section>
  );
}

function Cell({ slot, day, onOpen }: { slot: AdminSlot; day: SlotDay; onOpen: () => void }) {
  const capacity = day.capacity ?? slot.capacity;
  const isFull = day.taken >= capacity;
  const colourClasses = cellLook(day.closed, isFull);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`relative min-h-15 w-full rounded-small border border-line p-1.5 text-left hover:border-leaf ${colourClasses}`}
    >
      <span className="sr-only">
        {dayName(day.day)} {slotTimeText(slot)}:{" "}
      </span>
      <b>{formatNumber(day.taken)}</b>/{formatNumber(capacity)}{" "}
      <span className="mt-1 block h-1.5 overflow-clip rounded-full bg-line">
        <span
          className="block h-full bg-leaf"
          style={{ width: `${capacity === 0 ? 0 : Math.min(100, (100 * day.taken) / capacity)}%` }}
        />
      </span>
      <span className="block text-unit">{leftText(day, capacity)}</span>
    </button>
  );
}

function cellLook(isClosed: boolean, isFull: boolean): string {
  if (isClosed) return "bg-disabled text-disabled-ink";
  return isFull ? "bg-leaf-tint" : "bg-card";
}

function leftText({ closed, taken }: SlotDay, capacity: number): string {
  if (closed) return m.delivery_closed();
  if (taken >= capacity) return m.delivery_full();
  return m.delivery_left({ count: formatNumber(capacity - taken) });
}
