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
  shown: number;
  meta: ProductList["meta"];
  busy: boolean;
  failed: string | undefined;
  onPress: () => void;
  onNear: () => void;
};

/** How much of the list is shown, and a link to the next page; with JavaScript it appends that page. */
export function ShowMore(props: ShowMoreProps) {
  const { filters, next, shown, meta, busy, failed, onPress, onNear } = props;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observation for each page; an old one does not report an end that stayed near
  useEffect(() => onNearViewport(place.current, onNear), [next]);
  const label = buttonLabel(props);
  return (
    <div ref={place} className="mt-6 flex flex-col items-center gap-3">
      {meta.total > shown && (
        <p className="text-hint text-ink-soft">
          {m.listing_shown({ shown: formatNumber(shown), total: countText(meta, shown) })}
        </p>
      )}
      {failed && <Note look="error">{failed}</Note>}
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

function buttonLabel({ failed, busy }: Pick<ShowMoreProps, "failed" | "busy">): string {
  if (failed) return m.common_try_again();
  return busy ? m.common_loading() : m.listing_more();
}
