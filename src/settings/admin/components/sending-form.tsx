import { type ReactNode, useId } from "react";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { OwnPassword } from "#src/kit/form/own-password.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import {
  maxSendingLine,
  maxSendingText,
  type SecretField,
  type SendingField,
  sendingExamples,
  smsMarks,
} from "#src/platform/settings/sending-rules.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { changeSending, type SendingSettings } from "../sending/contract.ts";

const labels: Record<SendingField, () => string> = {
  sms_url: m.sending_sms_url,
  sms_method: m.sending_sms_method,
  sms_body: m.sending_sms_body,
  sms_headers: m.sending_sms_headers,
  sms_success: m.sending_sms_success,
  smtp_server: m.sending_smtp_server,
  smtp_user: m.sending_smtp_user,
  smtp_password: m.sending_smtp_password,
  sender_name: m.sending_sender_name,
  sender_address: m.sending_sender_address,
};

const allFields = Object.keys(labels) as SendingField[];

type SendingFormProps = { sending: SendingSettings; onSaved: (now: SendingSettings) => void };

/** The values of the form. Secrets are empty: they are never loaded. `removed` are those to be deleted. */
const valuesOf = ({ values }: Pick<SendingSettings, "values">) => ({
  ...values,
  sms_url: "",
  sms_body: "",
  sms_headers: "",
  smtp_password: "",
  removed: [] as SecretField[],
  password: "",
});
type SendingDraft = ReturnType<typeof valuesOf>;

const lineProps = { size: "small", maxLength: maxSendingLine } as const;

/** The form of the SMS gateway, the mail server and the sender. */
export function SendingForm({ sending, onSaved }: SendingFormProps) {
  const { fixed, gateway_host: gatewayHost, mail_host: mailHost } = sending;
  const fields = useSendingForm(sending, onSaved);
  const { form, changed, discard, toFieldProps } = fields;
  return (
    <FormFrame form={form} className="grid gap-3">
      {form.problem && <Note look="error">{form.problem.message}</Note>}
      <Group
        title={m.sending_gateway()}
        text={m.sending_gateway_text()}
        state={gatewayHost ? m.sending_goes_to({ host: gatewayHost }) : m.sending_gateway_none()}
        isFixed={fixed.gateway}
      >
        <GatewayFields {...fields} />
      </Group>
      <Group
        title={m.sending_mail_server()}
        text={m.sending_mail_server_text()}
        state={mailHost ? m.sending_goes_to({ host: mailHost }) : m.sending_mail_none()}
        isFixed={fixed.mail_server}
      >
        <MailServerFields {...fields} />
      </Group>
      <Group title={m.sending_sender()}>
        <Field {...toFieldProps("sender_name")} {...lineProps} hint={m.sending_sender_name_hint()} />
        <Field
          {...toFieldProps("sender_address")}
          {...lineProps}
          type="email"
          hint={m.sending_sender_address_hint()}
        />
      </Group>
      {changed.length > 0 && (
        <Group title={m.sending_confirm()}>
          <OwnPassword {...form.field("password")} />
        </Group>
      )}
      <UnsavedBar fields={changed.map((field) => labels[field]())} busy={form.busy} onDiscard={discard} />
    </FormFrame>
  );
}

/** The state of the form, and the props of its fields. Sends only changed fields; secrets are never loaded. */
function useSendingForm(sending: SendingSettings, onSaved: SendingFormProps["onSaved"]) {
  const stored = valuesOf(sending);
  const isRemoved = ({ removed }: SendingDraft, field: SendingField) =>
    (removed as SendingField[]).includes(field);
  const findChangedFields = (typed: SendingDraft) =>
    allFields.filter((field) => typed[field] !== stored[field] || isRemoved(typed, field));
  const form = useCallForm({
    values: stored,
    operation: changeSending,
    requiresChange: true,
    inputOf: (typed) => {
      const sentEntries = findChangedFields(typed).map((field) => [
        field,
        isRemoved(typed, field) ? "" : typed[field],
      ]);
      return { ...Object.fromEntries(sentEntries), ...(typed.password && { password: typed.password }) };
    },
    onSaved: ({ data }, _, show) => {
      show(valuesOf(data));
      onSaved(data);
      toast({ text: m.sending_saved() });
    },
  });
  const typed = form.form.watch();
  const toFieldProps = (name: SendingField) => ({
    ...form.field(name),
    label: labels[name](),
    autoComplete: "off",
    spellCheck: false,
  });
  const toSecretFieldProps = (name: SecretField, hint?: string) => ({
    ...toFieldProps(name),
    hint: sending.is_set.includes(name) ? m.sending_is_set() : hint,
    readOnly: form.busy || isRemoved(typed, name),
  });
  /** A checkbox that removes a stored secret. */
  const renderRemoval = (name: SecretField) =>
    sending.is_set.includes(name) && (
      <Check {...form.choice("removed")} value={name} label={m.sending_remove({ field: labels[name]() })} />
    );
  const changed = findChangedFields(typed);
  const discard = () => form.show(stored);
  return { form, changed, discard, toFieldProps, toSecretFieldProps, renderRemoval };
}

type SendingFields = ReturnType<typeof useSendingForm>;

function GatewayFields({ form, toFieldProps, toSecretFieldProps, renderRemoval }: SendingFields) {
  return (
    <>
      <div className="sm:col-span-2">
        <Field
          {...toSecretFieldProps(
            "sms_url",
            m.sending_sms_url_hint({ example: sendingExamples.sms_url, ...smsMarks }),
          )}
          size="small"
          maxLength={maxSendingText}
        />
        {renderRemoval("sms_url")}
      </div>
      <Select {...toFieldProps("sms_method")} size="small" disabled={form.busy}>
        <option value="">{m.sending_sms_method_any({ post: "POST", get: "GET" })}</option>
        <option>GET</option>
        <option>POST</option>
      </Select>
      <Field
        {...toFieldProps("sms_success")}
        {...lineProps}
        hint={m.sending_sms_success_hint({ example: sendingExamples.sms_success })}
      />
      <div className="sm:col-span-2">
        <TextArea
          {...toSecretFieldProps("sms_body", m.sending_sms_body_hint({ example: sendingExamples.sms_body }))}
          maxLength={maxSendingText}
        />
        {renderRemoval("sms_body")}
      </div>
      <div className="sm:col-span-2">
        <Field
          {...toSecretFieldProps(
            "sms_headers",
            m.sending_sms_headers_hint({ example: sendingExamples.sms_headers }),
          )}
          size="small"
          maxLength={maxSendingText}
        />
        {renderRemoval("sms_headers")}
      </div>
    </>
  );
}

function MailServerFields({ toFieldProps, toSecretFieldProps, renderRemoval }: SendingFields) {
  return (
    <>
      <div className="sm:col-span-2">
        <Field
          {...toFieldProps("smtp_server")}
          {...lineProps}
          hint={m.sending_smtp_server_hint({
            example: sendingExamples.smtp_server,
            other: sendingExamples.other_smtp_server,
          })}
        />
      </div>
      <Field {...toFieldProps("smtp_user")} {...lineProps} />
      <div>
        <Field
          {...toSecretFieldProps("smtp_password")}
          type="password"
          size="small"
          autoComplete="new-password"
          maxLength={maxSendingLine}
          labels={{ show: m.common_show(), hide: m.common_hide() }}
        />
        {renderRemoval("smtp_password")}
      </div>
    </>
  );
}

type GroupProps = {
  title: string;
  text?: string;
  /** Where messages go now. */
  state?: string;
  /** Set by the environment: read-only. */
  isFixed?: boolean;
  children: ReactNode;
};

function Group({ title, text, state: stateText, isFixed, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-rest">
      <h2 id={id} className="text-sub">
        {title}
      </h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {stateText && <p className="font-semibold wrap-anywhere">{stateText}</p>}
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        {isFixed ? (
          <div className="sm:col-span-2">
            <Note>{m.sending_fixed()}</Note>
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
