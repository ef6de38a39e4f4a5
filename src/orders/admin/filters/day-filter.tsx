import type { ReactNode } from "react";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { DateBox } from "#src/ui/form/date-box.tsx";

const days = { today: m.common_today, yesterday: m.admin_order_yesterday };

type DayFilterProps = {
  /** Other filters in the same row, before this one and behind it. */
  filtersBefore?: ReactNode;
  children?: ReactNode;
};

/** Filters by today, yesterday or a date; pressing the active one clears it. The row scrolls on phones. */
export function DayFilter({ filtersBefore, children }: DayFilterProps) {
  const { read, toFilteredUrl, go } = useListUrl();
  const current = read("day");
  const isDate = current !== undefined && !(current in days);
  return (
    <div
      ref={scrollToChosen}
      className="mb-3 flex items-center gap-2 [scrollbar-width:none] max-sm:-mx-3 max-sm:-mt-2 max-sm:mb-1.5 max-sm:overflow-x-auto max-sm:px-3 max-sm:py-2 max-sm:*:shrink-0 sm:flex-wrap"
    >
      {filtersBefore}
      {Object.entries(days).map(([day, dayLabel]) => (
        <ButtonLink
          key={day}
          viewTransition={false}
          variant={day === current ? "primary" : "second"}
          size="dense"
          aria-current={day === current ? "true" : undefined}
          data-chosen={day === current || undefined}
          to={toFilteredUrl({ day: day === current ? undefined : day })}
        >
          {dayLabel()}
        </ButtonLink>
      ))}
      <DateBox
        label={m.office_day()}
        labelHidden
        value={isDate ? current : ""}
        chosen={isDate}
        onChange={(value) => go(toFilteredUrl({ day: value }))}
      />
      {children}
    </div>
  );
}

/** Scrolls the active filter into view. */
function scrollToChosen(row: HTMLElement | null) {
  const chosenFilter = row?.querySelector<HTMLElement>("[data-chosen]");
  if (!row || !chosenFilter) return;
  const hiddenWidthPx = chosenFilter.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hiddenWidthPx > 0) row.scrollLeft += hiddenWidthPx;
}
