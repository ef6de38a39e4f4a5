import { useState } from "react";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type SendingTest, showSending, trySending } from "../sending/contract.ts";
import { SendingForm } from "./sending-form.tsx";

/** How the shop sends: the form of gateway and mail server, and test messages. */
export function SendingSettings() {
  const { value, problem, load, changeValue } = useAdminLoad(showSending, {});
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  return (
    <div className="grid max-w-3xl gap-3">
      <SendingForm sending={value.data} onSaved={(data) => changeValue(() => ({ data }))} />
      <section aria-labelledby="test-title" className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
        <div>
          <h2 id="test-title" className="text-sub">
            {m.sending_test()}
          </h2>
          <p className="text-ink-soft">{m.sending_test_hint()}</p>
        </div>
        <TestForm channel="sms" type="tel" label={m.sending_test_sms_to()}>
          {m.sending_test_sms()}
        </TestForm>
        <TestForm channel="email" type="email" label={m.sending_test_email_to()}>
          {m.sending_test_email()}
        </TestForm>
      </section>
    </div>
  );
}

type TestFormProps = {
  channel: SendingTest["channel"];
  type: "tel" | "email";
  label: string;
  children: string;
};

function TestForm({ channel, type, label, children }: TestFormProps) {
  const [testResult, setTestResult] = useState<{ taken: boolean; message: string }>();
  const form = useCallForm({
    values: { to: "" },
    operation: trySending,
    inputOf: ({ to }) => {
      setTestResult(undefined);
      return { channel, to };
    },
    confirmsLeaving: false,
    onSaved: setTestResult,
  });
  return (
    <FormFrame form={form} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          {...form.field("to")}
          className="min-w-0 flex-1 basis-60"
          type={type}
          size="small"
          label={label}
          autoComplete="off"
        />
        <Button type="submit" variant="second" size="small" busy={form.busy}>
          {children}
        </Button>
      </div>
      {form.problem && <Note look="error">{form.problem.message}</Note>}
      {testResult && (
        <Note look={testResult.taken ? "done" : "error"} className="wrap-anywhere">
          {testResult.message}
        </Note>
      )}
    </FormFrame>
  );
}
