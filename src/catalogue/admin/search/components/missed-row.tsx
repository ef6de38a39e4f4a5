import { shortDay } from "#src/language/dates/day-names.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Badge } from "#src/ui/display/badge.tsx";
import type { MissedSearch } from "../contract.ts";

type MissedRowProps = {
  row: MissedSearch;
  ignored: boolean;
  onToggleIgnored: () => void;
  onAddSynonym: (word: string) => void;
};

/** A missed search, with what staff can do about it: a product, a synonym, or ignoring it. */
export function MissedRow({ row, ignored, onToggleIgnored, onAddSynonym }: MissedRowProps) {
  const { term, count, last, found, nearest } = row;
  const termUrl = (address: string, name: string) =>
    localUrl(`${address}${name}=${encodeURIComponent(term)}`);
  const linkProps = { size: "dense", viewTransition: false } as const;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold wrap-anywhere">{term}</strong>{" "}
        {found && <Badge>{m.missed_found_now()}</Badge>}
        <span className="block text-unit text-ink-soft">
          {m.missed_times({ count: formatNumber(count) })}
          {last && ` · ${m.missed_last({ day: shortDay(last) })}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!ignored && (
          <>
            <ButtonLink
              {...linkProps}
              variant="second"
              to={termUrl("/admin/products/new?", "name")}
              aria-label={m.missed_make_of({ term })}
            >
              {m.missed_make()}
            </ButtonLink>
            <ButtonLink
              {...linkProps}
              variant="second"
              to={termUrl("/admin/search?view=synonyms&", "words")}
              aria-label={m.missed_synonym_of({ term })}
            >
              {m.missed_synonym()}
            </ButtonLink>
          </>
        )}
        <Button
          size="dense"
          variant="quiet"
          onClick={onToggleIgnored}
          aria-label={ignored ? m.missed_restore_of({ term }) : m.missed_ignore_of({ term })}
        >
          {ignored ? m.missed_restore() : m.missed_ignore()}
        </Button>
      </div>
      {!ignored && nearest.length > 0 && (
        <p className="flex basis-full flex-wrap items-center gap-2">
          <span className="text-unit text-ink-soft">{m.missed_means()}</span>
          {nearest.map((word) => (
            <Button
              key={word}
              size="dense"
              variant="second"
              onClick={() => onAddSynonym(word)}
              aria-label={m.missed_means_of({ term, word })}
            >
              {word}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
