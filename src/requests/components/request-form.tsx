import type { ReactNode } from "react";
import type { useRequestForm } from "../use-request-form.ts";
import { RequestOutcome } from "./request-outcome.tsx";
import { RobotField } from "./robot-field.tsx";
import { SendButton } from "./send-button.tsx";

type RequestFormProps = {
  request: Omit<ReturnType<typeof useRequestForm>, "field">;
  send: string;
  shop: { email: string; phone: string } | undefined;
  children: ReactNode;
};

/** The layout of both forms: honeypot, result and button. */
export function RequestForm({ request, send, shop, children }: RequestFormProps) {
  const { form, outcome, trouble, done, busy, alive } = request;
  return (
    <form {...form} method="post" noValidate className="grid gap-5">
      {children}
      <RobotField />
      <RequestOutcome ref={outcome} trouble={trouble} done={done} />
      <SendButton label={send} busy={busy} alive={alive} shop={shop} />
    </form>
  );
}
