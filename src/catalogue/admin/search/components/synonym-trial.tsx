import { useLoad } from "#src/api/client/use-load.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { type SynonymTried, type SynonymWords, trySynonym } from "../contract.ts";

/** Compares the results for each word now and with the unsaved synonym, which replaces that of `id`. */
export function SynonymTrial({ id, words }: { id: string | undefined; words: SynonymWords }) {
  const debouncedWords = useDebounced(JSON.stringify(words));
  const input = JSON.parse(debouncedWords) as SynonymWords;
  // A synonym has at least two words.
  const hasInput = input.words.length + input.kinds.length > 1;
  const { value, problem, stale } = useLoad(trySynonym, { ...input, id }, { loadWhile: hasInput });
  return (
    <section aria-labelledby="synonym-trial" className="min-w-0">
      <h3 id="synonym-trial" className="mb-2 text-label">
        {m.synonym_trial()}
      </h3>
      {!hasInput && <p className="text-hint text-ink-soft">{m.synonym_trial_hint()}</p>}
      {hasInput && problem && stale && <p className="text-hint text-ink-soft">{problem.message}</p>}
      {hasInput && value && (
        <ul aria-busy={stale} className="grid gap-3">
          {value.data.map((tried) => (
            <TriedTerm key={tried.term} tried={tried} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TriedTerm({ tried: { term, before, after } }: { tried: SynonymTried }) {
  return (
    <li className="rounded-tile border border-line p-3">
      <p className="mb-1 font-semibold wrap-anywhere">“{term}”</p>
      <div className="grid grid-cols-2 gap-3">
        <TrialResult title={m.synonym_before()} result={before} />
        <TrialResult title={m.synonym_after()} result={after} highlightsNew />
      </div>
    </li>
  );
}

type TrialResultProps = { title: string; result: SynonymTried["before"]; highlightsNew?: boolean };

function TrialResult({ title, result: { total, products }, highlightsNew = false }: TrialResultProps) {
  return (
    <div className="min-w-0">
      <p className="text-hint text-ink-soft">
        {title}: {total === 0 ? m.synonym_finds_none() : m.synonym_finds({ count: formatNumber(total) })}
      </p>
      <ul>
        {products.map(({ id, names, image, tint, isOnlyHere }) => (
          <li
            key={id}
            className={`mt-1 flex items-center gap-2 rounded-small p-1 text-hint ${highlightsNew && isOnlyHere ? "bg-leaf-tint font-semibold" : ""}`}
          >
            <Tile category={tint} src={image} alt="" width={24} height={24} className="size-6 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{names[locale()]}</span>
            {highlightsNew && isOnlyHere && <span className="sr-only">({m.synonym_new_here()})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
