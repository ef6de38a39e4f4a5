import type { ReactNode } from "react";
import type { useRequestForm } from "../use-request-form.ts";
import { RequestOutcome } from "./request-outcome.tsx";
import { RobotField } from "./robot-field.tsx";
import { SendButton } from "./send-button.tsx";

type RequestFormProps = {
  request: Omit<ReturnType<typeof useRequestForm>, "field">;
  sendLabel: string;
  shop: { email: string; phone: string } | undefined;
  children: ReactNode;
};

/** The layout of both forms: honeypot, result and button. */
export function RequestForm({ request, sendLabel, shop, children }: RequestFormProps) {
  return (
    <form {...request.form} method="post" noValidate className="grid gap-5">
      {children}
      <RobotField />
      <RequestOutcome ref={request.outcome} problem={request.problem} done={request.done} />
      <SendButton label={sendLabel} busy={request.busy} isHydrated={request.isHydrated} shop={shop} />
    </form>
  );
}
