import { type ReactNode, type Ref, useId } from "react";
import { Note } from "./note.tsx";

type ErrorNoteProps = {
  ref?: Ref<HTMLDivElement>;
  /** The text of the alert. */
  message: string;
  more?: string | undefined;
  children?: ReactNode;
};

/** An error: only the message is in the alert; below it further text and actions. */
export function ErrorNote({ ref, message, more: furtherText, children }: ErrorNoteProps) {
  const id = useId();
  return (
    <div>
      <Note look="error" ref={ref} aria-describedby={furtherText && id}>
        {message}
      </Note>
      {furtherText && (
        <p id={id} className="mt-2 text-ink-soft">
          {furtherText}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}
