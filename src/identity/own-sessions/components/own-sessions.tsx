import { useRef } from "react";
import { Refusal } from "#src/identity/components/profile/refusal.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { useOwnSessions } from "../use-own-sessions.ts";
import { ConfirmEnding } from "./confirm-ending.tsx";
import { SessionRow } from "./session-row.tsx";

export function OwnSessions() {
  const ownSessions = useOwnSessions();
  const { sessions, problem, busy, unconfirmed, end, finish } = ownSessions;
  const loadProblem = ownSessions.loadProblem;
  const list = useRef<HTMLDivElement>(null);
  const focusList = (isRemoved: boolean) => isRemoved && list.current?.focus();
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {loadProblem && <Refusal message={loadProblem.message} onRetry={() => void ownSessions.load()} />}
      {!sessions && !loadProblem && (
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
              onEnd={() => void end(session).then(focusList)}
            />
          ))}
        </ul>
      )}
      <Refusal message={problem?.message} />
      {unconfirmed && (
        <ConfirmEnding
          key={typeof unconfirmed === "string" ? unconfirmed : unconfirmed.id}
          ending={unconfirmed}
          end={(password) => ownSessions.endWith(unconfirmed, password)}
          onEnded={(text) => void finish(unconfirmed, text).then(() => focusList(true))}
          onCancel={() => {
            ownSessions.dismiss();
            focusList(true);
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
              onClick={() => void end("others").then(focusList)}
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
