import type { BackOfficeLock } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { proveSecondFactor } from "../contract.ts";
import { storeToken } from "../store-token.ts";
import { CodeForm } from "./code-form.tsx";
import { EnrolmentSteps } from "./enrolment-steps.tsx";

const reload = () => window.location.reload();

const storeTokenAndReload = (token: string) => {
  storeToken(token);
  reload();
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
          confirmLabel={m.factor_prove()}
          acceptsRecoveryCode
          onDone={({ token }) => storeTokenAndReload(token)}
        />
      ) : (
        <EnrolmentSteps onDone={reload} />
      )}
    </div>
  );
}
