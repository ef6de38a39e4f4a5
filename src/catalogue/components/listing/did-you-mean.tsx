import { type Filters, listingUrl } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";

/** Above the results of a search without an exact match: similar words, each a link to its search. */
export function DidYouMean({ filters, nearest }: { filters: Filters; nearest: string[] }) {
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="did-you-mean" className="mb-4">
      <h2 id="did-you-mean" className="mb-2 text-label">
        {m.listing_did_you_mean()}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {nearest.map((search) => (
          <li key={search}>
            <Chip to={localUrl(listingUrl({ ...filters, search }))}>{search}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
