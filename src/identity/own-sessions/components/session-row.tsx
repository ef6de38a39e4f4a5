import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { day } from "#src/language/dates/dates.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { OwnSession } from "../contract.ts";
import { deviceText, isHandheld } from "./device-name.ts";

type SessionRowProps = { session: OwnSession; busy: boolean; onEnd: () => void };

export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const Icon = isHandheld(session) ? Smartphone : Monitor;
  const device = deviceText(session);
  const openedDay = day(session.opened_at);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 first:pt-0">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{device}</p>
        <p className="flex flex-wrap gap-x-3 text-hint text-ink-soft">
          <span>{m.sessions_opened({ day: openedDay })}</span>
          {session.current ? (
            <span className="font-semibold text-leaf-press">{m.sessions_this()}</span>
          ) : (
            <span>{m.sessions_used({ moment: timeOrDay(session.used_at) })}</span>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-my-1"
        busy={busy}
        aria-label={m.sessions_end_label({ device, day: openedDay })}
        onClick={onEnd}
      >
        {m.sessions_end()}
      </Button>
    </li>
  );
}
