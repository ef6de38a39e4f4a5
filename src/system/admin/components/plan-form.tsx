import { lastHour, maxRetention, type Retention } from "#src/backup/rules.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { type BackupPlanOf, changeBackupPlan } from "../contract.ts";

const hours = Array.from({ length: lastHour + 1 }, (_, hour) => hour);
const clockText = (hour: number) => formatDigits(`${String(hour).padStart(2, "0")}:00`);

const periods = ["days", "weeks", "months"] as const;

const periodLabels = { days: m.system_plan_days, weeks: m.system_plan_weeks, months: m.system_plan_months };
const minimums: Retention = { days: 1, weeks: 0, months: 0 };

const toFormValues = ({ hour, days, weeks, months, version }: BackupPlanOf) => ({
  hour: hour === null ? "" : String(hour),
  days: formatNumber(days),
  weeks: formatNumber(weeks),
  months: formatNumber(months),
  version,
});

/** The number in a field; −1, which is below every minimum, if there is none. */
const readCount = (text: string) => readWholeNumber(text) ?? -1;

type PlanPeriod = (typeof periods)[number];

const isValidCount = (period: PlanPeriod, text: string) =>
  readCount(text) >= minimums[period] && readCount(text) <= maxRetention;

const invalidText = (period: PlanPeriod) =>
  m.system_plan_kept_invalid({ least: formatNumber(minimums[period]), most: formatNumber(maxRetention) });

/** When a backup is made every day, and how many are kept. */
export function PlanForm({ plan, onSaved }: { plan: BackupPlanOf; onSaved: () => void }) {
  const state = useCallForm({
    values: toFormValues(plan),
    operation: changeBackupPlan,
    check: (values) => {
      const invalidPeriods = periods.filter((period) => !isValidCount(period, values[period]));
      return Object.fromEntries(invalidPeriods.map((period) => [period, invalidText(period)]));
    },
    inputOf: ({ hour, days, weeks, months, version }) => ({
      hour: hour === "" ? null : Number(hour),
      days: readCount(days),
      weeks: readCount(weeks),
      months: readCount(months),
      version,
    }),
    onSaved: ({ data }, _, show) => {
      show(toFormValues(data));
      toast({ text: m.system_plan_saved() });
      onSaved();
    },
    onConflict: (currentPlan, show) => show(toFormValues(currentPlan as BackupPlanOf)),
  });
  return (
    <FormFrame form={state} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          {...state.form.register("hour")}
          disabled={state.busy}
          size="small"
          label={m.system_plan_hour()}
        >
          <option value="">{m.system_plan_never()}</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {clockText(hour)}
            </option>
          ))}
        </Select>
        {periods.map((period) => (
          <Field
            key={period}
            {...state.field(period)}
            size="small"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            label={periodLabels[period]()}
          />
        ))}
      </div>
      <p className="text-hint text-ink-soft">{m.system_plan_kept_hint()}</p>
      <FormFoot form={state} size="small" saveLabel={m.common_save()} />
    </FormFrame>
  );
}
