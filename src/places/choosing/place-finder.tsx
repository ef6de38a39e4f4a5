import MapPin from "lucide-react/icons/map-pin";
import History from "lucide-react/icons/rotate-ccw-clock";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { FoundPlace, Place } from "../contract.ts";
import { maxPlaceSearch } from "../rules.ts";
import { PlaceRow } from "./place-row.tsx";
import { usePlaces } from "./use-places.ts";

/** A place with earlier deliveries, and the address in it. */
export type RecentPlace = { place: Place; detail: string };

export type PlaceFinderProps = {
  /** Places of earlier orders, shown first. */
  before?: readonly RecentPlace[];
  /** Shown while nothing is typed: places with delivery. */
  delivered?: readonly FoundPlace[] | undefined;
  onChoose: (place: Place, before?: RecentPlace) => void;
  /** The end of a row: times and fee. `all` are the places of all rows. */
  RowEnd?: ComponentType<{ id: string; all: readonly string[] }> | undefined;
  /** Rows above the results. */
  above?: ((found: FoundPlace[]) => ReactNode) | undefined;
};

/** A search for a place, with places of earlier orders and places with delivery. */
export function PlaceFinder(props: PlaceFinderProps) {
  const { before: recentPlaces = [], delivered = [], onChoose, RowEnd, above: renderAbove } = props;
  const [text, setText] = useState("");
  const { places, problem, loading, load } = usePlaces(text);
  const root = useRef<HTMLElement>(null);
  const typed = text.trim();
  const isMatching = ({ place }: RecentPlace) =>
    typed === "" ||
    place.name.toLowerCase().startsWith(typed.toLowerCase()) ||
    includesPlace(places, place.id);
  const matchingRecent = recentPlaces.filter(isMatching);
  const listedPlaces = typed
    ? (places ?? [])
    : delivered.filter(({ id }) => !matchingRecent.some(({ place }) => place.id === id));
  const allIds = [
    ...new Set([...matchingRecent.map(({ place }) => place.id), ...listedPlaces.map((place) => place.id)]),
  ];
  return (
    <search ref={root} onKeyDown={(event) => moveFocus(event, root.current)}>
      <SearchInput text={text} onChange={setText} />
      <p role="status" className="sr-only">
        {typed && places ? m.place_found({ count: formatNumber(places.length) }) : ""}
      </p>
      {matchingRecent.length > 0 && (
        <Group title={m.place_before()}>
          {matchingRecent.map((recent) => (
            <PlaceRow
              key={`${recent.place.id} ${recent.detail}`}
              icon={<History size={21} aria-hidden />}
              name={recent.place.name}
              detail={recent.detail}
              aside={RowEnd && <RowEnd id={recent.place.id} all={allIds} />}
              onChoose={() => onChoose(recent.place, recent)}
              typed={typed}
            />
          ))}
        </Group>
      )}
      {problem && !places && (
        <Note look="error" className="mt-4">
          <span className="block">{m.place_failed()}</span>
          <Button variant="second" size="dense" className="mt-2" busy={loading} onClick={() => void load()}>
            {m.common_try_again()}
          </Button>
        </Note>
      )}
      {(typed ? places : listedPlaces.length > 0) && (
        <Group title={typed ? m.common_all_areas() : m.place_delivered()}>
          {typed && renderAbove?.(listedPlaces)}
          {listedPlaces.map((place) => (
            <PlaceRow
              key={place.id}
              icon={<MapPin size={21} aria-hidden />}
              name={place.name}
              otherName={place.other_name}
              detail={kindTexts[place.kind]({ district: place.district })}
              aside={RowEnd && <RowEnd id={place.id} all={allIds} />}
              onChoose={() => onChoose({ id: place.id, name: place.name, district: place.district })}
              typed={typed}
            />
          ))}
          {listedPlaces.length === 0 && <li className="py-3 text-ink-soft">{m.place_none_found()}</li>}
        </Group>
      )}
    </search>
  );
}

function SearchInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    // The surrounding dialog focuses the element with this attribute, which React does not write.
    input.current?.setAttribute("autofocus", "");
    input.current?.focus();
  }, []);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <>
      <div className="field-box flex items-center">
        <Search size={21} aria-hidden className="ml-3.5 shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="text"
          value={text}
          aria-label={m.place_title()}
          aria-describedby={hintId}
          maxLength={maxPlaceSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          className="min-h-13 w-full min-w-0 rounded-[inherit] bg-transparent px-2.5 text-long"
        />
        {text && (
          <button
            type="button"
            aria-label={m.common_clear()}
            onClick={clear}
            className="grid size-11 shrink-0 place-items-center rounded-small text-ink-soft"
          >
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      <p id={hintId} className="mt-1.5 text-hint text-ink-soft">
        {m.place_hint()}
      </p>
    </>
  );
}

const kindTexts = { thana: m.place_thana, upazila: m.place_upazila };

const includesPlace = (places: FoundPlace[] | undefined, id: string) =>
  places?.some((place) => place.id === id) ?? false;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-label text-ink-soft">
        {title}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

const stepByKey: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the field and the rows; Enter in the field chooses the first. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null) {
  const rows = [...(root?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
  const currentIndex = rows.indexOf(document.activeElement as HTMLElement);
  if (event.key === "Enter" && currentIndex < 0 && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    // Enter chooses nothing while the text is empty.
    if (event.target.value) rows[0]?.click();
  }
  const step = stepByKey[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const targetIndex = currentIndex + step;
  (targetIndex < 0 ? root?.querySelector("input") : rows[Math.min(targetIndex, rows.length - 1)])?.focus();
}
