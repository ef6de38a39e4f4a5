import { dayName } from "#src/delivery/slot-text.ts";
import { FilterSelect } from "#src/kit/list/filter-select.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";

const daysAhead = 7;

/** Filters orders by the day of their slot: one of the next days, or another one in the URL. */
export function SlotDayFilter() {
  const { read, toFilteredUrl, go } = useListUrl();
  const current = read("slot_day");
  const days = Array.from({ length: daysAhead }, (_, index) => ({
    value: ["today", "tomorrow"][index] ?? dateOf(Date.now() + index * dayMs),
    name: dayName(dateOf(Date.now() + index * dayMs)),
  }));
  const isOtherDay = current !== undefined && !days.some(({ value }) => value === current);
  const dayOptions = isOtherDay ? [...days, { value: current, name: dayName(current) }] : days;
  return (
    <FilterSelect
      label={m.admin_order_slot_day()}
      allLabel={m.admin_order_slot_day_any()}
      value={current}
      options={dayOptions.map(({ value, name }) => ({
        value,
        name: m.admin_order_slot_day_on({ day: name }),
      }))}
      onChange={(value) => go(toFilteredUrl({ slot_day: value }))}
    />
  );
}
