import BadgeCheck from "lucide-react/icons/badge-check";
import type { Profile } from "#src/identity/account/contract.ts";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { Portrait } from "./portrait.tsx";

export function Summary({
  profile: { name, email, email_verified, portrait, created_at },
}: {
  profile: Profile;
}) {
  return (
    <Panel className="flex items-center gap-4 xl:col-span-2">
      <Portrait name={name} picture={portrait} />
      <div className="min-w-0">
        <p className="truncate text-sub">{name}</p>
        {email && <p className="truncate text-ink-soft">{email}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-hint text-ink-soft">
          {email_verified && (
            <span className="inline-flex items-center gap-1 font-semibold text-leaf-press">
              <BadgeCheck size={16} aria-hidden />
              {m.profile_verified()}
            </span>
          )}
          <span>{m.profile_since({ day: day(created_at) })}</span>
        </p>
      </div>
    </Panel>
  );
}
