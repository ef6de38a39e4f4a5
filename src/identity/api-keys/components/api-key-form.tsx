import type { KeyScope } from "#src/api/scopes.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { OwnPassword } from "#src/kit/form/own-password.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Field } from "#src/ui/form/field.tsx";
import { type CreatedApiKey, createApiKey } from "../contract.ts";
import { defaultPerMinute, maxKeyDays, maxKeyName } from "../rules.ts";
import { ScopeFields } from "./scope-fields.tsx";

/** The end of a key for which nobody chose another. */
const defaultDays = 90;

type ApiKeyFormProps = { onCreated: (created: CreatedApiKey) => void; onClose: () => void };

export function ApiKeyForm({ onCreated, onClose }: ApiKeyFormProps) {
  const today = Date.now();
  const state = useCallForm({
    values: {
      name: "",
      scopes: [] as KeyScope[],
      last_day: dateOf(today + defaultDays * dayMs),
      per_minute: formatNumber(defaultPerMinute),
      password: "",
    },
    operation: createApiKey,
    inputOf: ({ password, ...values }) => ({ ...values, ...(password && { password }) }),
    onSaved: onCreated,
  });
  return (
    <FormFrame
      form={state}
      label={m.api_keys_add()}
      onClose={onClose}
      className="mb-3 grid max-w-2xl gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 ref={takeFocus} tabIndex={-1} className="text-title">
        {m.api_keys_add()}
      </h2>
      <Field {...state.field("name")} size="small" label={m.api_key_name()} maxLength={maxKeyName} />
      <ScopeFields choice={state.choice("scopes")} error={state.errors.scopes} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...state.field("last_day")}
          type="date"
          size="small"
          label={m.api_key_last_day()}
          min={dateOf(today)}
          max={dateOf(today + maxKeyDays * dayMs)}
        />
        <Field
          {...state.field("per_minute")}
          size="small"
          inputMode="numeric"
          label={m.api_key_per_minute()}
        />
      </div>
      <OwnPassword {...state.field("password")} />
      <FormFoot
        form={state}
        size="small"
        saveLabel={m.api_key_create()}
        close={{ label: m.office_cancel(), onClose }}
      />
    </FormFrame>
  );
}
