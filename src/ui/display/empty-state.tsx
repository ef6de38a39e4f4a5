import type { ReactNode } from "react";
import { takeLostFocus } from "../buttons/take-focus.ts";

type EmptyStateProps = {
  picture?: { src: string; width: number; height: number };
  title: string;
  text?: ReactNode;
  level?: 1 | 2;
  /** Focuses the title on mount if nothing has the focus, after the last entry was removed. */
  focused?: boolean;
  children?: ReactNode;
};

/** An empty list: why, and what to do next. */
export function EmptyState({ picture, title, text, level = 2, focused = false, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div data-empty className="mx-auto flex max-w-md flex-col items-center py-8 text-center">
      {picture && <img {...picture} alt="" className="mb-6 h-auto max-w-full" />}
      <Heading
        ref={focused ? takeLostFocus : undefined}
        tabIndex={focused ? -1 : undefined}
        className="text-title"
      >
        {title}
      </Heading>
      {text && <p className="mt-2 text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
