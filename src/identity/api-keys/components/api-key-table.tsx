import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { day, dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { revokeApiKey, type ShownApiKey } from "../contract.ts";
import { scopesText } from "./scope-names.ts";

type ApiKeyTableProps = { keys: ShownApiKey[]; onRevoked: () => void };

export const ApiKeyTable = ({ keys, onRevoked }: ApiKeyTableProps) => (
  <ul aria-label={m.api_keys_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
    {keys.map((key) => (
      <ApiKeyRow key={key.id} apiKey={key} onRevoked={onRevoked} />
    ))}
  </ul>
);

function ApiKeyRow({ apiKey, onRevoked }: { apiKey: ShownApiKey; onRevoked: () => void }) {
  const { id, name, ending, scopes, per_minute, expires_at, used_at, maker } = apiKey;
  const isOver = Date.parse(expires_at) <= Date.now();
  // The key ends at the midnight after its last day.
  const lastDay = day(new Date(Date.parse(expires_at) - 1).toISOString());
  const revoke = async () => {
    const result = await call(revokeApiKey, { id: String(id) });
    if (!result.ok) return result.problem.message;
    toast({ text: m.api_key_revoked({ name }) });
    onRevoked();
    return undefined;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{" "}
          <span className="text-hint text-ink-soft">{m.api_key_made_by({ name: maker.name })}</span>
        </p>
        <p className="text-hint text-ink-soft">{scopesText(scopes)}</p>
        <p className="flex flex-wrap gap-x-3 text-hint text-ink-soft">
          <span className={isOver ? "font-semibold text-tomato" : undefined}>
            {isOver ? m.api_key_ended({ day: lastDay }) : m.api_key_ends({ day: lastDay })}
          </span>
          <span>{used_at ? m.api_key_used({ moment: dayAndTime(used_at) }) : m.api_key_used_never()}</span>
          <span>{m.api_key_limit({ count: formatNumber(per_minute) })}</span>
          <span>{m.api_key_ending({ ending })}</span>
        </p>
      </div>
      <ConfirmButton
        label={m.api_key_revoke()}
        fullLabel={m.api_key_revoke_of({ name })}
        question={m.api_key_revoke_question({ name })}
        confirmLabel={m.api_key_revoke()}
        keepLabel={m.common_keep_it()}
        onConfirm={revoke}
      />
    </li>
  );
}
