import { type KeyScope, staffPartOf } from "#src/api/scopes.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { allowPersonalData, logScopes, typesForScopes } from "#src/events/rules.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { OwnPassword } from "#src/kit/form/own-password.tsx";
import { type CallFormOptions, useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import type { NewWebhook, ShownWebhook } from "../contract.ts";
import { maxWebhookName, maxWebhookUrl } from "../rules.ts";
import { scopeName } from "./webhook-texts.ts";

type WebhookFormProps<Output> = {
  title: string;
  /** The webhook to change; absent for a new one. */
  webhook?: ShownWebhook;
  operation: CallFormOptions<NewWebhook, NewWebhook, Output>["operation"];
  save: string;
  onSaved: (output: Output) => void;
  /** Called when a colleague changed the webhook after this form was opened. */
  onConflict?: () => void;
  onClose: () => void;
};

const scopeLabel = (scope: KeyScope): string =>
  allowPersonalData([scope]) ? m.webhook_scope_personal({ part: scopeName(scope) }) : scopeName(scope);

/** Creates or changes a webhook. Users with a password confirm with it. */
export function WebhookForm<Output>({
  title,
  webhook,
  operation,
  save,
  onSaved,
  onConflict,
  onClose,
}: WebhookFormProps<Output>) {
  const user = useSession()?.user;
  const ownScopes = logScopes.filter((scope) => user && mayWorkIn(user, staffPartOf(scope)));
  const form = useCallForm({
    values: {
      name: webhook?.name ?? "",
      url: webhook?.url ?? "",
      // Scopes that the viewer may no longer read have no checkboxes.
      scopes: webhook?.scopes.filter((scope) => ownScopes.includes(scope)) ?? [],
      types: webhook?.types.filter((type) => typesForScopes(ownScopes).includes(type)) ?? [],
      password: "",
    },
    operation,
    inputOf: ({ password, ...values }) => ({ ...values, ...(password && { password }) }),
    onSaved,
    ...(onConflict && { onConflict: onConflict }),
  });
  const scopeError = form.errors.scopes;
  const typeError = form.errors.types;
  return (
    <FormFrame
      form={form}
      label={title}
      onClose={onClose}
      className="my-3 grid max-w-2xl gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 ref={takeFocus} tabIndex={-1} className="text-sub">
        {title}
      </h2>
      <Field {...form.field("name")} size="small" label={m.webhook_name()} maxLength={maxWebhookName} />
      <Field
        {...form.field("url")}
        type="url"
        size="small"
        label={m.webhook_url()}
        hint={m.webhook_url_hint()}
        maxLength={maxWebhookUrl}
      />
      <fieldset>
        <legend className="mb-1 text-label">{m.webhook_scopes()}</legend>
        {ownScopes.map((scope) => (
          <Check key={scope} {...form.choice("scopes")} value={scope} label={scopeLabel(scope)} />
        ))}
        <FieldError id="webhook-scopes" text={scopeError} />
      </fieldset>
      <details className="group" open={typeError || webhook?.types.length ? true : undefined}>
        <Summary>{m.webhook_types()}</Summary>
        <fieldset>
          <legend className="mb-1 text-hint text-ink-soft">{m.webhook_types_hint()}</legend>
          <div className="grid sm:grid-cols-2">
            {typesForScopes(ownScopes).map((type) => (
              <Check key={type} {...form.choice("types")} value={type} label={<code>{type}</code>} />
            ))}
          </div>
          <FieldError id="webhook-types" text={typeError} />
        </fieldset>
      </details>
      <OwnPassword {...form.field("password")} />
      <FormFoot form={form} size="small" saveLabel={save} close={{ label: m.office_cancel(), onClose }} />
    </FormFrame>
  );
}
