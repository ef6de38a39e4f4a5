import type { Advertisement } from "#src/content/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Tile } from "#src/ui/display/tile.tsx";

/** The small pictures between the products of the home page; nothing without any. */
export function Advertisements({ all }: { all: Advertisement[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-label={m.advertisements_title()}>
      <ul className="grid gap-3 md:grid-cols-3 lg:gap-5">
        {all.map((advertisement) => (
          <li
            key={advertisement.id}
            className="flex min-w-0 items-center gap-4 rounded-card bg-card p-2 shadow-rest md:max-lg:flex-col md:max-lg:items-stretch md:max-lg:gap-1"
          >
            <Tile
              category={advertisement.tint}
              src={advertisement.image}
              width={240}
              height={240}
              className="size-26 shrink-0 md:max-lg:h-40 md:max-lg:w-full lg:size-33"
            />
            <AdvertisementText advertisement={advertisement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button needs both a link and a label, and opens a new tab (SPEC 3). */
function AdvertisementText({ advertisement }: { advertisement: Advertisement }) {
  const { title, description, btn_link: link, btn_text: label } = advertisement;
  return (
    <div className="min-w-0 flex-1 py-1 pr-2 md:max-lg:px-2">
      <h2 className="text-label font-bold lg:text-long lg:leading-snug">{title}</h2>
      <p className="mt-0.5 text-hint text-ink-soft">{description}</p>
      {link && label && (
        <a
          href={link.startsWith("/") ? localUrl(link) : link}
          target="_blank"
          rel="noopener"
          className="-mb-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-badge text-label text-leaf hover:text-leaf-press"
        >
          {label}
          {!link.startsWith("/") && <span aria-hidden>↗&#xFE0E;</span>}
          <span className="sr-only">({m.advertisement_new_tab()})</span>
        </a>
      )}
    </div>
  );
}
