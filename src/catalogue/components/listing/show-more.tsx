import { useEffect, useRef } from "react";
import type { ProductList } from "#src/catalogue/contract.ts";
import { type Filters, listingUrl } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { countText } from "./count-text.ts";
import { onNearViewport } from "./on-near-viewport.ts";

type ShowMoreProps = {
  filters: Filters;
  /** The cursor of the next page; undefined at the end. */
  next: string | undefined;
  shownCount: number;
  meta: ProductList["meta"];
  busy: boolean;
  /** Why the next page was not loaded. */
  failureMessage: string | undefined;
  onPress: () => void;
  /** Called when the user scrolls near the end of the list. */
  onNear: () => void;
};

/** How much of the list is shown, and a link to the next page; with JavaScript it appends that page. */
export function ShowMore(props: ShowMoreProps) {
  const { filters, next, meta, busy, onPress, onNear } = props;
  const { shownCount, failureMessage } = props;
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observation for each page; an old one does not report an end that stayed near
  useEffect(() => onNearViewport(container.current, onNear), [next]);
  const label = buttonLabel(props);
  return (
    <div ref={container} className="mt-6 flex flex-col items-center gap-3">
      {meta.total > shownCount && (
        <p className="text-hint text-ink-soft">
          {m.listing_shown({ shown: formatNumber(shownCount), total: countText(meta, shownCount) })}
        </p>
      )}
      {failureMessage && <Note look="error">{failureMessage}</Note>}
      {next && (
        <ButtonLink
          variant="second"
          viewTransition={false}
          rel="next"
          to={localUrl(listingUrl({ ...filters, cursor: next }))}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            onPress();
          }}
        >
          {label}
        </ButtonLink>
      )}
      {filters.cursor && (
        <ButtonLink
          variant="quiet"
          viewTransition={false}
          to={localUrl(listingUrl({ ...filters, cursor: undefined }))}
        >
          {m.listing_from_start()}
        </ButtonLink>
      )}
    </div>
  );
}

function buttonLabel({ failureMessage, busy }: ShowMoreProps): string {
  if (failureMessage) return m.common_try_again();
  return busy ? m.common_loading() : m.listing_more();
}
