import type { Ref } from "react";
import { m } from "#src/language/messages.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Trouble } from "#src/ui/display/trouble.tsx";
import type { RequestTrouble } from "../use-request-form.ts";

type RequestOutcomeProps = {
  trouble: RequestTrouble | undefined;
  done: string | undefined;
  /** Focused when a result appears. */
  ref: Ref<HTMLDivElement>;
};

export function RequestOutcome({ trouble, done, ref }: RequestOutcomeProps) {
  return (
    <div ref={ref} tabIndex={-1} className="empty:hidden">
      {done && (
        <Note look="done" className="font-semibold">
          {done}
        </Note>
      )}
      {trouble && (
        <Trouble
          message={trouble.message}
          more={[trouble.more, m.request_kept()].filter(Boolean).join(" ")}
        />
      )}
    </div>
  );
}
