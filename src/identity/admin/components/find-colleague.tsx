import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { type Colleague, findColleague } from "../staff/contract.ts";

type FindColleagueProps = { onFound: (colleague: Colleague) => void; onClose: () => void };

export function FindColleague({ onFound, onClose }: FindColleagueProps) {
  const form = useCallForm({
    values: { email: "" },
    operation: findColleague,
    inputOf: (typed) => typed,
    confirmsLeaving: false,
    onSaved: ({ data }) => onFound(data),
  });
  return (
    <FormFrame form={form} className="mb-3 grid max-w-2xl gap-3 rounded-card bg-card p-4 shadow-rest">
      <h2 className="text-title">{m.staff_add()}</h2>
      <p className="text-hint text-ink-soft">{m.staff_add_text()}</p>
      <Field
        {...form.field("email")}
        autoFocus
        type="email"
        size="small"
        autoComplete="off"
        label={m.staff_email()}
      />
      <FormFoot
        form={form}
        size="small"
        saveLabel={m.staff_find()}
        savingLabel={m.staff_finding()}
        close={{ label: m.office_cancel(), onClose }}
      />
    </FormFrame>
  );
}
