import { type ReactNode, useId } from "react";
import { Panel } from "#src/ui/layout/card.tsx";

type ProfileSectionProps = { title: string; text?: ReactNode; children: ReactNode };

export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-sub">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </Panel>
  );
}
