import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { saveFile } from "#src/api/client/save-file.ts";
import { DownloadButton, PartList } from "#src/identity/components/own-data/download-data.tsx";
import type { DataSubject } from "#src/identity/own-data/rules.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { exportUsersData, noteMarketing, type UserDetail } from "./contract.ts";

type DataCardProps = { user: UserDetail; onMarketing: (marketingSince: string | null) => void };

/** A customer's consent to offers and, for admins, the download of their data, when the customer asks by phone. */
export function DataCard({ user, onMarketing }: DataCardProps) {
  const id = String(user.id);
  const isAdmin = useSession()?.user.role === "admin";
  const [isBusy, setIsBusy] = useState(false);
  const save = (subject?: DataSubject) => saveFile(exportUsersData, subject ? { id, subject } : { id });
  const saveMarketing = async (marketing: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await call(noteMarketing, { id, marketing });
    setIsBusy(false);
    if (result.ok) onMarketing(result.value.marketing_since);
    toast({ text: result.ok ? m.consents_saved() : result.problem.message });
  };
  return (
    <section aria-labelledby="user-data" className="rounded-card bg-card p-4 shadow-rest">
      <h2 id="user-data" className="font-bold">
        {m.user_data_title()}
      </h2>
      <p className="mb-3 text-hint text-ink-soft">{m.user_data_text()}</p>
      {isAdmin && (
        <>
          <DownloadButton save={() => save()}>{m.own_data_json()}</DownloadButton>
          <details className="group mt-1">
            <Summary>{m.own_data_parts()}</Summary>
            <PartList save={save} />
          </details>
        </>
      )}
      <Check
        label={m.user_data_marketing()}
        className="mt-2"
        checked={user.marketing_since !== null}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => void saveMarketing(currentTarget.checked)}
      />
    </section>
  );
}
