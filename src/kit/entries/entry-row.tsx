import type { ReactNode } from "react";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { MovableRow } from "./movable-row.tsx";
import { datesText, type Schedule, stateText } from "./schedule.ts";

type EntryRowProps = {
  entry: Schedule;
  names: { en: string; bn: string };
  /** The name of its list: rows can be dropped only within their list. */
  list: string;
  /** The index in its list. */
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
  onToggle: () => void;
  /** How far it is indented in a tree: 0, 1 or 2. */
  level?: number;
  tile: ReactNode;
  children?: ReactNode;
};

/** A row of an ordered list: dragged, moved by buttons or Alt with the arrow keys, edited, hidden. */
export function EntryRow(props: EntryRowProps) {
  const { entry, names, isOpen, onOpen, onToggle, level = 0, tile, children, ...moving } = props;
  const language = locale();
  const otherLanguage = language === "bn" ? "en" : "bn";
  const title = names[language];
  return (
    <MovableRow
      {...moving}
      labels={{ up: m.entry_up({ title }), down: m.entry_down({ title }) }}
      className={`border-line px-3 py-2 not-first:border-t ${isOpen ? "bg-leaf-tint" : ""}`}
      actions={
        <Button
          variant="quiet"
          size="dense"
          aria-label={entry.is_active ? m.entry_hide_one({ title }) : m.entry_show_one({ title })}
          onClick={onToggle}
        >
          {entry.is_active ? m.common_hide() : m.common_show()}
        </Button>
      }
    >
      {level > 0 && <span aria-hidden className={level === 1 ? "w-5 sm:w-8" : "w-10 sm:w-16"} />}
      {tile}
      <div className="min-w-0 flex-1 basis-3/5 md:basis-36">
        <button
          type="button"
          aria-label={m.entry_edit({ title })}
          onClick={onOpen}
          className="block min-h-8 max-w-full truncate rounded-badge text-left font-semibold hover:text-leaf pointer-coarse:min-h-11"
        >
          {title}
        </button>
        <p className="truncate text-hint text-ink-soft" lang={otherLanguage}>
          {names[otherLanguage]}
        </p>
      </div>
      {children}
      <p className="text-hint md:w-32 lg:w-48">
        <b className={entry.is_active ? "text-leaf" : "text-ink-soft"}>{stateText(entry)}</b>{" "}
        <span className="text-ink-soft">{datesText(entry)}</span>
      </p>
    </MovableRow>
  );
}

export function OrderHint({ children }: { children?: ReactNode }) {
  return (
    <p className="text-hint text-ink-soft">
      {children}
      {m.entry_order_hint()}{" "}
      <span className="pointer-coarse:hidden">
        {m.entry_order_keys()} <kbd>Alt ↑ ↓</kbd>
      </span>
    </p>
  );
}
