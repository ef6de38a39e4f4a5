import { dayName } from "#src/delivery/slot-text.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";

const daysAhead = 7;

export function SlotDayFilter() {
  const { read, narrowed, go } = useListUrl();
  const current = read("slot_day");
  const days = Array.from({ length: daysAhead }, (_, at) => ({
    value: ["today", "tomorrow"][at] ?? dateOf(Date.now() + at * dayMs),
    name: dayName(dateOf(Date.now() + at * dayMs)),
  }));
  const isOther = current !== undefined && !days.some(({ value }) => value === current);
  const all = isOther ? [...days, { value: current, name: dayName(current) }] : days;
  return (
    <select
      aria-label={m.admin_order_slot_day()}
      data-chosen={current ? true : undefined}
      value={current ?? ""}
      onChange={({ currentTarget: { value } }) => go(narrowed({ slot_day: value || undefined }))}
      className={`field-box min-h-9 px-3 text-label pointer-coarse:min-h-11 ${current ? "border-leaf bg-leaf-tint text-leaf-press" : ""}`}
    >
      <option value="">{m.admin_order_slot_day_any()}</option>
      {all.map(({ value, name }) => (
        <option key={value} value={value}>
          {m.admin_order_slot_day_on({ day: name })}
        </option>
      ))}
    </select>
  );
}
