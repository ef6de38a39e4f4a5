import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { JournalLine } from "../contract.ts";
import { actionLabels, type FieldChange, type FieldLabels, findUrl, toChanges } from "../labels.ts";

type JournalLinesProps = {
  lines: JournalLine[];
  /** Labels of things with fields of their own. */
  labels: FieldLabels;
};

export function JournalLines({ lines, labels }: JournalLinesProps) {
  return (
    <ul aria-label={m.journal_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 px-3 py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <p className="text-hint text-ink-soft">
            <time dateTime={line.at}>{dayAndTime(line.at)}</time>
            <span className="block truncate font-semibold text-ink">
              {line.by?.name ?? m.journal_command_line()}
            </span>
            {line.by?.key && <span className="block truncate">{m.journal_by_key({ key: line.by.key })}</span>}
          </p>
          <p className="min-w-0">
            <span className="block">{actionLabels[line.action]()}</span>
            <Subject line={line} />
          </p>
          <Changes changes={toChanges(line, labels)} />
        </li>
      ))}
    </ul>
  );
}

function Subject({ line }: { line: JournalLine }) {
  const url = findUrl(line);
  const { name } = line.subject;
  const label = name.startsWith("#") ? formatDigits(name) : name;
  if (!url) return <span className="block truncate text-hint text-ink-soft">{label}</span>;
  return (
    <Link
      to={localUrl(url)}
      className="inline-flex min-h-8 max-w-full items-center rounded-badge text-hint text-leaf hover:underline pointer-coarse:min-h-11"
    >
      <span className="truncate">{label}</span>
    </Link>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="grid content-start gap-1 text-hint">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">
            {before !== undefined && <del className="text-ink-soft">{before}</del>}
            {before !== undefined && after !== undefined && <span aria-hidden> → </span>}
            {after !== undefined && <ins className="no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
