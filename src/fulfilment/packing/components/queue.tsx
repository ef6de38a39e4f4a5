import { slotText } from "#src/delivery/slot-text.ts";
import { minutesSince, waitedText } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import type { PackingRow } from "../contract.ts";

/** The age in minutes from which an order is urgent. */
const urgentFromMinutes = 50;

/** The slot's key in the URL; "none" without a slot. */
export const slotKey = ({ slot }: PackingRow): string => (slot ? `${slot.day} ${slot.from}` : "none");

type SlotsProps = {
  rows: PackingRow[];
  chosen: string | undefined;
  /** The URL that shows the orders of a slot; of all without one. */
  urlOfSlot: (slot: string | undefined) => string;
};

/** The slots with how many orders wait in each; a press filters by one. */
export function Slots({ rows, chosen, urlOfSlot }: SlotsProps) {
  const keys = [...new Set(rows.map(slotKey))];
  if (keys.length < 2) return null;
  return (
    <nav aria-label={m.office_slots()} className="mb-2 flex flex-wrap gap-1.5">
      {keys.map((key) => {
        const slotRows = rows.filter((row) => slotKey(row) === key);
        const [first] = slotRows;
        const name = first?.slot ? slotText(first.slot) : m.packing_no_slot();
        return (
          <Chip
            key={key}
            preventScrollReset
            chosen={key === chosen}
            to={urlOfSlot(key === chosen ? undefined : key)}
          >
            {name} · {formatNumber(slotRows.length)}
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
              <AgeText since={row.since} />
            </span>
            <span className="block text-ink-soft">
              {[row.name, row.place?.name, linesText(row)].filter(Boolean).join(" · ")}
            </span>
            <span className={row.mine ? "font-bold text-leaf-press" : "text-ink-soft"}>{stateText(row)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const linesText = ({ lines }: PackingRow) =>
  lines === 1 ? m.packing_lines_one() : m.packing_lines({ count: formatNumber(lines) });

function AgeText({ since }: { since: string }) {
  const minutes = minutesSince(since);
  const isUrgent = minutes >= urgentFromMinutes;
  return (
    <span className={`whitespace-nowrap ${isUrgent ? "font-semibold text-tomato" : "text-ink-soft"}`}>
      {isUrgent ? m.packing_waits({ time: waitedText(minutes) }) : waitedText(minutes)}
    </span>
  );
}

function stateText({ packer, mine, packed, lines, weighed }: PackingRow): string {
  const counts = { packed: formatNumber(packed), lines: formatNumber(lines) };
  if (mine) return m.packing_by_you(counts);
  if (packer) return m.packing_by({ name: packer, ...counts });
  if (packed > 0) return m.packing_begun(counts);
  return weighed > 0 ? m.packing_to_weigh({ count: formatNumber(weighed) }) : m.packing_not_begun();
}
