import MapIcon from "lucide-react/icons/map";
import Phone from "lucide-react/icons/phone";
import { slotText } from "#src/delivery/slot-text.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { cashOfTotal } from "#src/orders/due.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import type { RoundStop } from "../contract.ts";

type StopListProps = {
  stops: RoundStop[];
  /** The number of stops before the first one. */
  stopsBefore: number;
  onOpen: (id: number) => void;
};

/** The remaining stops in the rider's order, with headings where the time changes. Only the next shows actions. */
export function StopList({ stops, stopsBefore, onOpen }: StopListProps) {
  return groupByTime(stops).map((sameTimeStops) => {
    const [first] = sameTimeStops;
    const time = timeText(first);
    return (
      <section key={first.id} aria-label={time} className="mt-5">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 className="text-sub">{time}</h2>
          <p className="text-hint text-ink-soft">{stopCountText(sameTimeStops.length)}</p>
        </div>
        <ol className="grid gap-2">
          {sameTimeStops.map((stop) => (
            <StopCard
              key={stop.id}
              stop={stop}
              stopNumber={stopsBefore + stops.indexOf(stop) + 1}
              isNext={stop === stops[0]}
              onOpen={() => onOpen(stop.id)}
            />
          ))}
        </ol>
      </section>
    );
  });
}

/** Groups consecutive stops with the same time. In a rider's own order a time may occur several times. */
function groupByTime(stops: RoundStop[]): [RoundStop, ...RoundStop[]][] {
  const groups: [RoundStop, ...RoundStop[]][] = [];
  for (const stop of stops) {
    const lastGroup = groups.at(-1);
    if (lastGroup && timeText(lastGroup[0]) === timeText(stop)) lastGroup.push(stop);
    else groups.push([stop]);
  }
  return groups;
}

const timeText = ({ slot }: RoundStop): string => (slot ? slotText(slot) : m.round_no_time());

export const stopCountText = (count: number) =>
  count === 1 ? m.round_one_stop() : m.round_stops({ count: formatNumber(count) });

type StopCardProps = {
  stop: RoundStop;
  /** Its number in the whole round, from 1. */
  stopNumber: number;
  isNext: boolean;
  onOpen: () => void;
};

/** Who, where and how much cash; the next stop also has buttons to call, to find the way, and to answer. */
function StopCard({ stop, stopNumber, isNext, onOpen }: StopCardProps) {
  const edgeClass = isNext ? "outline-2 -outline-offset-2 outline-leaf outline-solid" : "";
  return (
    <li className={`relative rounded-card bg-card p-3.5 shadow-rest ${edgeClass}`}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3">
        <span
          aria-hidden
          className={`grid size-8 place-items-center rounded-badge font-bold ${isNext ? "bg-leaf text-card" : "bg-leaf-tint text-leaf-press"}`}
        >
          {formatNumber(stopNumber)}
        </span>
        <div className="min-w-0">
          <h3 className="text-label">
            {isNext ? (
              stop.name
            ) : (
              <button type="button" onClick={onOpen} className="text-left after:absolute after:inset-0">
                {stop.name}
              </button>
            )}
          </h3>
          <p className="text-hint">
            {stop.group && <span className="font-semibold">{stop.group} · </span>}
            {stop.street ?? stop.address_details}
          </p>
          {stop.slot && <p className="text-hint font-semibold">{slotText(stop.slot)}</p>}
          {stop.rider_note && <p className="text-hint text-turmeric-ink">{stop.rider_note}</p>}
        </div>
        <p className="text-right">
          <span className="block text-unit text-ink-soft">{m.round_collect()}</span>
          <strong className="text-price">{formatTaka(cashOfTotal(stop.total))}</strong>
        </p>
      </div>
      {isNext && <NextStop stop={stop} onOpen={onOpen} />}
    </li>
  );
}

function NextStop({ stop, onOpen }: Pick<StopCardProps, "stop" | "onOpen">) {
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr_1.25fr] gap-2">
      <a
        href={telLink(stop.mobile_no)}
        className={`${buttonClasses("second", "small", true)} min-h-11 px-2!`}
      >
        <Phone size={18} aria-hidden />
        {m.round_call()}
      </a>
      <a
        href={mapLink(stop)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClasses("second", "small", true)} min-h-11 px-2!`}
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

/** Opens the phone's map app. */
const mapLink = ({ pin, address_details }: RoundStop): string => {
  const destination = pin ? `${pin.latitude},${pin.longitude}` : address_details;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(destination)}`;
};
