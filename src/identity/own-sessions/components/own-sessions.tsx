import { useRef } from "react";
import { Refusal } from "#src/identity/components/profile/refusal.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { useOwnSessions } from "../use-own-sessions.ts";
import { ConfirmEnding } from "./confirm-ending.tsx";
import { SessionRow } from "./session-row.tsx";

export function OwnSessions() {
  const own = useOwnSessions();
  const { sessions, missing, load, problem, busy, unconfirmed, end, finish } = own;
  const list = useRef<HTMLDivElement>(null);
  const afterwards = (isGone: boolean) => isGone && list.current?.focus();
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {missing && <Refusal message={missing.message} onRetry={() => void load()} />}
      {!sessions && !missing && (
        <div role="status" aria-label={m.sessions_loading()}>
          <SkeletonLine className="h-12" />
        </div>
      )}
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => void end(session).then(afterwards)}
            />
          ))}
        </ul>
      )}
      <Refusal message={problem?.message} />
      {unconfirmed && (
        <ConfirmEnding
          key={typeof unconfirmed === "string" ? unconfirmed : unconfirmed.id}
          ending={unconfirmed}
          end={(password) => own.endWith(unconfirmed, password)}
          onEnded={(text) => void finish(unconfirmed, text).then(() => afterwards(true))}
          onCancel={() => {
            own.dismiss();
            afterwards(true);
          }}
        />
      )}
      {!unconfirmed && (
        <div className="flex flex-wrap gap-2">
          {sessions && sessions.length > 1 && (
            <Button
              variant="second"
              busy={busy}
              className="max-sm:w-full"
              onClick={() => void end("others").then(afterwards)}
            >
              {m.sessions_others()}
            </Button>
          )}
          <Button variant="second" busy={busy} className="max-sm:w-full" onClick={() => void end("all")}>
            {m.profile_out_button()}
          </Button>
        </div>
      )}
    </div>
  );
}
