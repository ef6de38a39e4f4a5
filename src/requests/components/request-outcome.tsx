import type { Ref } from "react";
import { m } from "#src/language/messages.ts";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { ShownRequestProblem } from "../use-request-form.ts";

type RequestOutcomeProps = {
  problem: ShownRequestProblem | undefined;
  /** The message after sending. */
  done: string | undefined;
  /** Focused when a result appears. */
  ref: Ref<HTMLDivElement>;
};

/** Says that the request was sent, or why not; empty before. */
export function RequestOutcome({ problem, done, ref }: RequestOutcomeProps) {
  return (
    <div ref={ref} tabIndex={-1} className="empty:hidden">
      {done && (
        <Note look="done" className="font-semibold">
          {done}
        </Note>
      )}
      {problem && (
        <ErrorNote
          message={problem.message}
          more={[problem.reason, m.request_kept()].filter(Boolean).join(" ")}
        />
      )}
    </div>
  );
}
