import type { BackOfficeLock } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { proveSecondFactor } from "../contract.ts";
import { takeToken } from "../take-token.ts";
import { CodeForm } from "./code-form.tsx";
import { EnrolmentSteps } from "./enrolment.tsx";

const open = () => window.location.reload();

const openWith = (token: string) => {
  takeToken(token);
  open();
};

export default function SecondFactorGate({ lock }: { lock: BackOfficeLock }) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 rounded-card bg-card p-5 shadow-rest sm:mt-8">
      <h1 className="text-[1.375rem] leading-8 font-bold">
        {lock === "prove" ? m.factor_prove_title() : m.factor_demanded_title()}
      </h1>
      <p>{lock === "prove" ? m.factor_prove_text() : m.factor_demanded_text()}</p>
      {lock === "prove" ? (
        <CodeForm
          operation={proveSecondFactor}
          confirm={m.factor_prove()}
          recovery
          onDone={({ token }) => openWith(token)}
        />
      ) : (
        <EnrolmentSteps onDone={open} />
      )}
    </div>
  );
}
