import { type ReactNode, type Ref, useId } from "react";
import { Note } from "./note.tsx";

type TroubleProps = {
  /** Takes the focus. */
  ref?: Ref<HTMLDivElement>;
  /** What went wrong: the alert says this and nothing else. */
  message: string;
  /** Why, or what to do: read after the message. */
  more?: string | undefined;
  /** Buttons and links that lead on. */
  children?: ReactNode;
};

/** What went wrong, alone in its alert; below it further words, and what settles it. */
export function Trouble({ ref, message, more, children }: TroubleProps) {
  const id = useId();
  return (
    <div>
      <Note look="error" ref={ref} aria-describedby={more && id}>
        {message}
      </Note>
      {more && (
        <p id={id} className="mt-2 text-ink-soft">
          {more}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}
