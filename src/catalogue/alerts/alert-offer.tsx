import Bell from "lucide-react/icons/bell";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { endStockAlert, listStockAlerts, requestStockAlert } from "./contract.ts";

/** The button "Tell me when it is back", with an e-mail field for shoppers who are not signed in. */
export default function AlertControl({ id }: { id: string }) {
  // Undefined until known, null if signed out: either way the button asks for an e-mail address.
  const session = useSession();
  const customerAlerts = useLoad(listStockAlerts, {}, { loadWhile: Boolean(session) });
  const form = useRef<HTMLFormElement>(null);
  const requesting = useCall(requestStockAlert, form);
  const ending = useCall(endStockAlert);
  const [isOpen, setIsOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [statusMessage, setStatusMessage] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const isWaiting = customerAlerts.value?.data.includes(Number(id)) ?? false;

  const shownMessage = statusMessage ?? (isWaiting ? m.alert_done() : undefined);
  /** Moves the focus to the result, because the pressed button disappears. */
  const showStatus = (message: string, isWaitingNow: boolean) => {
    setStatusMessage(message);
    setIsDone(isWaitingNow);
    status.current?.focus();
  };

  const request = async (email?: string) => {
    const result = await requesting.send({ id, ...(email !== undefined && { email }) });
    if (!result?.ok) return;
    showStatus(result.value.message, true);
    customerAlerts.changeValue(({ data }) => ({ data: [Number(id), ...data] }));
  };
  const withdraw = async () => {
    const result = await ending.send({ id });
    if (!result?.ok) return;
    showStatus(result.value.message, false);
    customerAlerts.changeValue(({ data }) => ({
      data: data.filter((productId) => productId !== Number(id)),
    }));
  };

  const renderControl = () => {
    if (isWaiting && session)
      return (
        <Button
          variant="quiet"
          busy={ending.busy}
          className="-ml-3 justify-self-start"
          onClick={() => void withdraw()}
        >
          {m.alert_end()}
        </Button>
      );
    if (isWaiting || isDone) return null;
    if (isOpen && !session)
      return (
        <AlertEmailForm
          form={form}
          error={requesting.errors["email"]}
          busy={requesting.busy}
          onSubmit={(email) => void request(email)}
          onEdit={() => requesting.edited("email")}
        />
      );
    return (
      <Button
        variant="second"
        busy={requesting.busy}
        className="min-h-13 justify-self-start max-sm:w-full"
        onClick={() => (session ? void request() : setIsOpen(true))}
      >
        <Bell size={20} aria-hidden />
        {m.alert_ask()}
      </Button>
    );
  };

  const problem = requesting.problem ?? ending.problem;
  return (
    <div className="grid gap-3">
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={shownMessage ? "flex items-center gap-2 font-medium text-leaf-press" : "sr-only"}
      >
        {shownMessage && <Bell size={20} aria-hidden className="shrink-0" />}
        {shownMessage}
      </p>
      {problem && <Note look="error">{problem.message}</Note>}
      {renderControl()}
    </div>
  );
}

type AlertEmailFormProps = {
  form: RefObject<HTMLFormElement | null>;
  error: string | undefined;
  busy: boolean;
  onSubmit: (email: string) => void;
  onEdit: () => void;
};

function AlertEmailForm({ form, error, busy, onSubmit, onEdit }: AlertEmailFormProps) {
  const { phone_sign_in: byPhone = false } = useRootData()?.shop ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get("email") ?? ""));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-md gap-3">
      <Field
        label={m.alert_email()}
        hint={byPhone ? m.alert_email_hint_phone() : m.alert_email_hint()}
        error={error}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.form?.scrollIntoView({ block: "center" })}
        onChange={onEdit}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {m.alert_send()}
      </Button>
    </form>
  );
}
