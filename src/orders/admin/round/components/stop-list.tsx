import MapIcon from "lucide-react/icons/map";
import Phone from "lucide-react/icons/phone";
import { telLink } from "../../../../language/contact/tel-link.ts";
import { m } from "../../../../language/messages.ts";
import { number, taka } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../../ui/buttons/look.ts";
import type { RoundStop } from "../contract.ts";

type StopListProps = {
  stops: RoundStop[];
  /** How many came before the first of them. */
  done: number;
  onOpen: (id: number) => void;
};

/** The stops that are left, area by area; the next one carries what is done there, another one when it is pressed. */
export function StopList({ stops, done, onOpen }: StopListProps) {
  const groups = [...new Set(stops.map(({ group }) => group))];
  return groups.map((group) => {
    const here = stops.filter((stop) => stop.group === group);
    return (
      <section key={group} aria-label={group || m.round_elsewhere()} className="mt-5">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 className="text-sub">{group || m.round_elsewhere()}</h2>
          <p className="text-hint text-ink-soft">{stopCount(here.length)}</p>
        </div>
        <ol className="grid gap-2">
          {here.map((stop) => (
            <StopCard
              key={stop.id}
              stop={stop}
              at={done + stops.indexOf(stop) + 1}
              next={stop === stops[0]}
              onOpen={() => onOpen(stop.id)}
            />
          ))}
        </ol>
      </section>
    );
  });
}

export const stopCount = (count: number) =>
  count === 1 ? m.round_one_stop() : m.round_stops({ count: number(count) });

type StopCardProps = { stop: RoundStop; at: number; next: boolean; onOpen: () => void };

function StopCard({ stop, at, next, onOpen }: StopCardProps) {
  const edge = next ? "outline-2 -outline-offset-2 outline-leaf outline-solid" : "";
  return (
    <li className={`relative rounded-card bg-card p-3.5 shadow-rest ${edge}`}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3">
        <span
          aria-hidden
          className={`grid size-8 place-items-center rounded-badge font-bold ${next ? "bg-leaf text-card" : "bg-leaf-tint text-leaf-press"}`}
        >
          {number(at)}
        </span>
        <div className="min-w-0">
          <h3 className="text-label">
            {next ? (
              stop.name
            ) : (
              <button type="button" onClick={onOpen} className="text-left after:absolute after:inset-0">
                {stop.name}
              </button>
            )}
          </h3>
          <p className="text-hint">{stop.street ?? stop.address_details}</p>
          {stop.rider_note && <p className="text-hint text-turmeric-ink">{stop.rider_note}</p>}
        </div>
        <p className="text-right">
          <span className="block text-unit text-ink-soft">{m.round_collect()}</span>
          <strong className="text-price">{taka(stop.total)}</strong>
        </p>
      </div>
      {next && <NextStop stop={stop} onOpen={onOpen} />}
    </li>
  );
}

function NextStop({ stop, onOpen }: Pick<StopCardProps, "stop" | "onOpen">) {
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr_1.25fr] gap-2">
      <a href={telLink(stop.mobile_no)} className={`${buttonLook("second", "small", true)} min-h-11 px-2!`}>
        <Phone size={18} aria-hidden />
        {m.round_call()}
      </a>
      <a
        href={mapLink(stop.address_details)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonLook("second", "small", true)} min-h-11 px-2!`}
      >
        <MapIcon size={18} aria-hidden />
        {m.round_map()}
      </a>
      <Button size="small" className="min-h-11 px-2!" onClick={onOpen}>
        {m.round_at_the_door()}
      </Button>
    </div>
  );
}

/** Where the phone's own map shows an address. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
