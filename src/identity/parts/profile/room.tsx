import { type ReactNode, useId } from "react";
import { Panel } from "../../../ui/frame/card.tsx";

type RoomProps = { title: string; text?: ReactNode; children: ReactNode; className?: string };

/** One matter of the profile, under its own heading. */
export function Room({ title, text, children, className }: RoomProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading} className={className}>
      <h2 id={heading} className="text-sub">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </Panel>
  );
}
