import { failureText } from "#src/backup/failure-text.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Summary } from "#src/ui/display/summary.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Backup, type System, startBackup } from "../contract.ts";
import { sizeText } from "../sizes.ts";
import { PlanForm } from "./plan-form.tsx";

type BackupsCardProps = Pick<System, "backups"> & { onChanged: () => void };

/** On the page "System": the last backup, a button for another one, the plan, and the history. */
export function BackupsCard({ backups: { folder, plan, last: backups }, onChanged }: BackupsCardProps) {
  const { busy, problem, send } = useCall(startBackup);
  const isBackupRunning = backups.some(({ ended_at }) => ended_at === null);
  const start = async () => {
    const result = await send({});
    if (result?.ok) toast({ text: m.system_backup_begun() });
    onChanged();
  };
  return (
    <section aria-labelledby="backups-title" className="grid gap-3 rounded-card bg-card p-4 shadow-rest">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="backups-title" className="min-w-0 flex-1 text-sub">
          {m.system_backups()}
        </h2>
        <Button variant="second" size="dense" busy={busy || isBackupRunning} onClick={() => void start()}>
          {isBackupRunning ? m.system_backup_making() : m.system_backup_now()}
        </Button>
      </div>
      {problem && <Note look="error">{problem.message}</Note>}
      <LastBackup backups={backups} folder={folder} />
      <PlanForm key={plan.version} plan={plan} onSaved={onChanged} />
      {backups.length > 0 && <History backups={backups} />}
    </section>
  );
}

/** When the last backup was made and where it lies; why a later one failed. `backups`: newest first. */
function LastBackup({ backups, folder }: { backups: Backup[]; folder: string }) {
  const lastEnded = backups.find(({ ended_at }) => ended_at !== null);
  const lastFinished = backups.find(({ file }) => file !== null);
  return (
    <div className="grid gap-2">
      {lastEnded?.failure && (
        <Note look="error">{m.system_backup_failed({ reason: failureText(lastEnded.failure) })}</Note>
      )}
      <p className="font-medium">
        {lastFinished?.bytes
          ? m.system_backup_last({
              time: dayAndTime(lastFinished.started_at),
              size: sizeText(lastFinished.bytes),
            })
          : m.system_backup_none()}
      </p>
      {lastFinished && (
        <p className="break-words text-hint text-ink-soft">
          <code>
            {lastFinished.host}:{folder}
          </code>
          <br />
          {m.system_backup_where()}
        </p>
      )}
    </div>
  );
}

const reasonTexts = {
  schedule: m.system_reason_schedule,
  admin: m.system_reason_admin,
  command: m.system_reason_command,
};

/** The last backups, folded. */
function History({ backups }: { backups: Backup[] }) {
  return (
    <details className="group">
      <Summary>{m.system_backup_history()}</Summary>
      <ul className="mt-2 grid gap-2">
        {backups.map(({ id, started_at, reason, file, bytes, failure }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {dayAndTime(started_at)} <span className="text-ink-soft">({reasonTexts[reason]()})</span>
            </span>
            <span className={failure ? "text-tomato" : "font-medium"}>{outcomeText({ bytes, failure })}</span>
            {file && <code className="basis-full break-all text-hint text-ink-soft">{file}</code>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function outcomeText({ bytes, failure }: Pick<Backup, "bytes" | "failure">): string {
  if (failure) return failureText(failure);
  return bytes ? sizeText(bytes) : m.system_backup_making();
}
