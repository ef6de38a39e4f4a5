import type { Ref } from "react";
import { m } from "../../language/messages.ts";
import { Note } from "../../ui/display/note.tsx";
import type { Trouble } from "../use-request-form.ts";

type RequestOutcomeProps = {
  trouble: Trouble | undefined;
  done: string | undefined;
  /** Takes the focus when an outcome appears. */
  ref: Ref<HTMLDivElement>;
};

/** The shop's thanks, or why the request did not arrive. */
export function RequestOutcome({ trouble, done, ref }: RequestOutcomeProps) {
  return (
    <div ref={ref} tabIndex={-1} className="empty:hidden">
      {done && (
        <Note look="done" className="font-semibold">
          {done}
        </Note>
      )}
      {trouble && (
        <Note look="error">
          {trouble.message}
          <span className="mt-1 block font-normal text-ink">
            {trouble.more} {m.request_kept()}
          </span>
        </Note>
      )}
    </div>
  );
}
