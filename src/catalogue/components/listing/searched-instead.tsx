import { type Filters, listingUrl } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";

/** Shown when the term was typed on the wrong keyboard layout: the corrected term, and a link to search as typed. */
export function SearchedInstead({ filters, searched }: { filters: Filters; searched: string }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 break-words">
      <span className="font-semibold">{m.listing_searched({ term: searched })}</span>
      <Link
        to={localUrl(listingUrl({ ...filters, asTyped: true }))}
        className="inline-flex min-h-11 items-center text-leaf underline"
      >
        {m.listing_search_as_typed({ term: filters.search })}
      </Link>
    </p>
  );
}
