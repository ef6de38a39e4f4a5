import { slotText } from "#src/delivery/slot-text.ts";
import { minutesSince, waited } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import type { PackingRow } from "../contract.ts";

/** The age in minutes from which an order is urgent. */
const urgentFrom = 50;

/** The slot's key in the URL; "none" without a slot. */
export const slotKey = ({ slot }: PackingRow): string => (slot ? `${slot.day} ${slot.from}` : "none");

type SlotsProps = {
  rows: PackingRow[];
  chosen: string | undefined;
  to: (slot: string | undefined) => string;
};

export function Slots({ rows, chosen, to }: SlotsProps) {
  const keys = [...new Set(rows.map(slotKey))];
  if (keys.length < 2) return null;
  return (
    <nav aria-label={m.office_slots()} className="mb-2 flex flex-wrap gap-1.5">
      {keys.map((key) => {
        const these = rows.filter((row) => slotKey(row) === key);
        const [first] = these;
        const name = first?.slot ? slotText(first.slot) : m.packing_no_slot();
        return (
          <Chip
            key={key}
            preventScrollReset
            chosen={key === chosen}
            to={to(key === chosen ? undefined : key)}
          >
            {name} · {formatNumber(these.length)}
          </Chip>
        );
      })}
    </nav>
  );
}

type QueueProps = { rows: PackingRow[]; openId: number | undefined; urlOf: (id: number) => string };

/** Orders to pack: age, slot and packer. */
export function Queue({ rows, openId, urlOf }: QueueProps) {
  return (
    <ol className="divide-y divide-line overflow-clip rounded-card bg-card shadow-rest">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={urlOf(row.id)}
            preventScrollReset
            aria-current={row.id === openId ? "true" : undefined}
            className="block border-l-3 border-transparent px-3.5 py-2 text-hint -outline-offset-3 hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:border-leaf aria-[current]:bg-leaf-tint"
          >
            <span className="flex justify-between gap-2">
              <strong className="text-name">{row.number}</strong>
              <Waits since={row.since} />
            </span>
            <span className="block text-ink-soft">
              {[row.name, row.place?.name, linesOf(row)].filter(Boolean).join(" · ")}
            </span>
            <span className={row.mine ? "font-bold text-leaf-press" : "text-ink-soft"}>{stateOf(row)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const linesOf = ({ lines }: PackingRow) =>
  lines === 1 ? m.packing_lines_one() : m.packing_lines({ count: formatNumber(lines) });

function Waits({ since }: { since: string }) {
  const minutes = minutesSince(since);
  const late = minutes >= urgentFrom;
  return (
    <span className={`whitespace-nowrap ${late ? "font-semibold text-tomato" : "text-ink-soft"}`}>
      {late ? m.packing_waits({ time: waited(minutes) }) : waited(minutes)}
    </span>
  );
}

function stateOf({ packer, mine, packed, lines, weighed }: PackingRow): string {
  const of = { packed: formatNumber(packed), lines: formatNumber(lines) };
  if (mine) return m.packing_by_you(of);
  if (packer) return m.packing_by({ name: packer, ...of });
  if (packed > 0) return m.packing_begun(of);
  return weighed > 0 ? m.packing_to_weigh({ count: formatNumber(weighed) }) : m.packing_not_begun();
}
