import { takesScans } from "#src/kit/scanner/use-scanner-keys.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { lineError } from "#src/orders/admin/editing/edit-draft.ts";
import { Field } from "#src/ui/form/field.tsx";
import { type BagLine, excessOverEstimate, weightsOf } from "../packing-draft.ts";

type WeighFieldProps = { line: BagLine; name: string; readOnly: boolean; onType: (weighed: string) => void };

/** The weight of a line, as the packer types it. */
export function WeighField({ line, name, readOnly, onType }: WeighFieldProps) {
  return (
    <Field
      labelHidden
      data-line={line.key}
      {...takesScans}
      label={m.admin_edit_weighed({ name })}
      size="small"
      inputMode="decimal"
      autoComplete="off"
      className="w-26"
      value={line.weighed ?? ""}
      readOnly={readOnly}
      placeholder={m.packing_weigh_hint()}
      error={lineError(line)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

/** The weights that need no call, with a mark at the actual weight. */
export function WeightBand({ line, tolerance }: { line: BagLine; tolerance: number }) {
  const { grams, ordered, least, most } = weightsOf(line, tolerance);
  // The bar is two and a half times as wide as the band: 0.025 of the order per percent of tolerance.
  const positionPercent = (value: number) => {
    const share = (value - ordered) / (ordered * Math.max(tolerance, 1) * 0.025);
    return `${Math.min(99, Math.max(1, 50 + 50 * share))}%`;
  };
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <div aria-hidden className="relative h-7 min-w-40 flex-1 text-unit text-ink-soft">
        <div className="mt-1 h-2 overflow-clip rounded-chip bg-bone">
          <div className="mx-auto h-2 w-2/5 bg-leaf-line" />
        </div>
        {[least, ordered, most].map((value) => (
          <span
            key={value}
            className="absolute top-3 -translate-x-1/2"
            style={{ left: positionPercent(value) }}
          >
            {formatDigits(value / 1000)}
          </span>
        ))}
        {grams !== undefined && (
          <span
            className="absolute -top-1 h-4 w-0.75 -translate-x-1/2 rounded-badge bg-ink"
            style={{ left: positionPercent(grams) }}
          />
        )}
      </div>
      {grams !== undefined && (
        <p className="text-hint text-leaf" role="status">
          {differenceText(line, tolerance)}
        </p>
      )}
    </div>
  );
}

/** "60 g more, within 10 %. No call needed."; empty if a call is needed. */
function differenceText(line: BagLine, tolerance: number): string {
  const { grams = 0, ordered, least } = weightsOf(line, tolerance);
  if (excessOverEstimate(line, tolerance) > 0) return "";
  const percent = formatNumber(tolerance);
  if (grams === ordered) return m.packing_exact();
  const difference = weightText(Math.abs(grams - ordered));
  if (grams > ordered) return m.packing_more({ difference, percent });
  return grams >= least ? m.packing_less({ difference, percent }) : m.packing_much_less({ difference });
}

/** How much a line exceeds the estimate, in words. */
export const excessText = (line: BagLine, tolerance: number): string =>
  formatTaka(excessOverEstimate(line, tolerance));
