import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { ProfileSection } from "#src/identity/components/profile/profile-section.tsx";
import { Refusal } from "#src/identity/components/profile/refusal.tsx";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { policyVersionText } from "#src/shell/policy-version-text.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Check } from "#src/ui/form/check.tsx";
import { changeMarketing, listConsents, type OwnConsents } from "../contract.ts";

/** What the viewer agreed to and withdrew, the newest first, with the box for offers. */
export function ConsentSection() {
  const { value, problem, loading, load, changeValue } = useLoad(listConsents, {});
  const policy = useRootData()?.shop.policy.version;
  const [isBusy, setIsBusy] = useState(false);
  const saveMarketing = async (marketing: boolean) => {
    // Disabling the box meanwhile would take the focus from it.
    if (!policy || isBusy) return;
    setIsBusy(true);
    const result = await call(changeMarketing, { marketing, policy });
    setIsBusy(false);
    if (result.ok) changeValue(() => result.value);
    toast({ text: result.ok ? m.consents_saved() : result.problem.message });
  };
  return (
    <ProfileSection title={m.consents_title()} text={m.consents_withdraw()}>
      <Refusal message={loading ? undefined : problem?.message} onRetry={() => void load()} />
      {value && (
        <>
          <Check
            label={m.consents_marketing()}
            aria-describedby="marketing-text"
            checked={value.data.marketing}
            aria-busy={isBusy}
            onChange={({ currentTarget }) => void saveMarketing(currentTarget.checked)}
          />
          <p id="marketing-text" className="text-hint text-ink-soft">
            {m.consents_marketing_text()}
          </p>
          <ConsentList consents={value.data.consents} />
        </>
      )}
    </ProfileSection>
  );
}

type Consent = OwnConsents["data"]["consents"][number];

function ConsentList({ consents }: { consents: Consent[] }) {
  if (consents.length === 0) return <p className="mt-4">{m.consents_none()}</p>;
  return (
    <ul aria-label={m.consents_title()} className="mt-4 divide-y divide-line border-t border-line">
      {consents.map((consent) => (
        <li key={`${consent.kind} ${consent.at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{consentText(consent)}</span>
          <time dateTime={consent.at} className="text-ink-soft">
            {dayAndTime(consent.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function consentText({ kind, given, version }: Consent): string {
  if (kind === "policy") return m.consents_policy_given({ date: policyVersionText(version) });
  return given ? m.consents_marketing_given() : m.consents_marketing_withdrawn();
}
