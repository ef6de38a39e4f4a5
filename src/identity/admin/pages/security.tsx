import { type ReactNode, useId, useState } from "react";
import { OwnSessions } from "#src/identity/own-sessions/components/own-sessions.tsx";
import { CodeForm } from "#src/identity/second-factor/components/code-form.tsx";
import { EnrolmentSteps } from "#src/identity/second-factor/components/enrolment-steps.tsx";
import { RecoveryCodes } from "#src/identity/second-factor/components/recovery-codes.tsx";
import {
  type OwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from "#src/identity/second-factor/contract.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";

export default function SecurityPage() {
  const loaded = useAdminLoad(showSecondFactor, {});
  const factor = loaded.value?.data;
  const showChange = (text: string) => {
    toast({ text });
    void loaded.load();
  };
  return (
    <>
      <PageHead title={m.security_title()} />
      {loaded.problem && <Failed text={loaded.problem.message} onRetry={loaded.load} />}
      {!factor && !loaded.problem && <ListSkeleton />}
      {factor && (
        <Section title={m.factor_title()}>
          {factor.enrolled ? (
            <SwitchedOn factor={factor} onChanged={showChange} />
          ) : (
            <>
              <p>{m.factor_about()}</p>
              <EnrolmentSteps onDone={() => showChange(m.factor_on_done())} />
            </>
          )}
        </Section>
      )}
      {factor && (
        <Section title={m.sessions_title()}>
          <p>{m.sessions_text()}</p>
          <OwnSessions />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mb-4 grid max-w-2xl gap-4 rounded-card bg-card p-5 shadow-rest"
    >
      <h2 id={heading} className="text-sub">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Below so many recovery codes their number is shown as a warning. */
const fewCodes = 3;

type SwitchedOnProps = { factor: OwnSecondFactor; onChanged: (text: string) => void };

/** The second factor that is on: its recovery codes, to renew them, and to switch it off. */
function SwitchedOn({ factor, onChanged }: SwitchedOnProps) {
  const [openForm, setOpenForm] = useState<"codes" | "off">();
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          onChanged(m.factor_codes_renewed());
        }}
      />
    );
  const close = () => setOpenForm(undefined);
  return (
    <>
      <p className="font-semibold text-leaf">{m.factor_is_on()}</p>
      <p className={factor.recovery_codes < fewCodes ? "font-semibold text-tomato" : ""}>
        {m.factor_codes_left({ count: formatNumber(factor.recovery_codes) })}
      </p>
      {openForm === "codes" && (
        <CodeForm
          operation={renewRecoveryCodes}
          confirmLabel={m.factor_codes_renew()}
          onClose={close}
          onDone={({ data }) => {
            close();
            setCodes(data.codes);
          }}
        />
      )}
      {openForm === "off" && (
        <CodeForm
          operation={removeSecondFactor}
          confirmLabel={m.factor_switch_off()}
          acceptsRecoveryCode
          onClose={close}
          onDone={() => onChanged(m.factor_off_done())}
        />
      )}
      {!openForm && (
        <div className="flex flex-wrap gap-2">
          <Button variant="second" size="small" onClick={() => setOpenForm("codes")}>
            {m.factor_codes_renew()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpenForm("off")}>
            {m.factor_switch_off()}
          </Button>
        </div>
      )}
    </>
  );
}
