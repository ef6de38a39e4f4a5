import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { movable } from "../../../admin/kit/entries/movable.ts";
import { datesOf, stateOf } from "../../../admin/kit/entries/schedule.ts";
import { locale } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Tile } from "../../../ui/display/tile.tsx";
import type { AdminContent } from "../contract.ts";

type ContentRowProps = {
  entry: AdminContent;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
  onToggle: () => void;
};

/** A slide, an advertisement, a banner or a notice in its list: dragged, moved by buttons or Alt with the arrow keys, opened, hidden. */
export function ContentRow({ entry, place, isLast, isOpen, onOpen, onMove, onToggle }: ContentRowProps) {
  const [title, other] =
    locale() === "bn" ? [entry.title_bn, entry.title_en] : [entry.title_en, entry.title_bn];
  const { drag, target } = movable("content", place, onMove);
  return (
    <li
      {...drag}
      {...target}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-line px-3 py-2 not-first:border-t ${isOpen ? "bg-leaf-tint" : ""}`}
    >
      <GripVertical size={18} aria-hidden className="cursor-grab text-ink-soft pointer-coarse:hidden" />
      {entry.image && (
        <Tile
          category={entry.tint}
          src={entry.image}
          width={76}
          height={44}
          className="h-11 w-19 rounded-tile"
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <button
          type="button"
          aria-label={m.content_edit({ title })}
          onClick={onOpen}
          className="block min-h-8 max-w-full truncate rounded-badge text-left font-semibold hover:text-leaf pointer-coarse:min-h-11"
        >
          {title}
        </button>
        <p className="truncate text-hint text-ink-soft" lang={locale() === "bn" ? "en" : "bn"}>
          {other}
        </p>
      </div>
      <p className="text-hint max-md:basis-full md:w-56">
        <b className={entry.is_active ? "text-leaf" : "text-ink-soft"}>{stateOf(entry)}</b>{" "}
        <span className="text-ink-soft">{datesOf(entry)}</span>
      </p>
      <div className="ml-auto flex items-center">
        <Button
          variant="quiet"
          size="dense"
          aria-label={entry.is_active ? m.content_hide_one({ title }) : m.content_show_one({ title })}
          onClick={onToggle}
        >
          {entry.is_active ? m.content_hide() : m.content_show()}
        </Button>
        <IconButton
          label={m.content_up({ title })}
          aria-disabled={place === 0}
          onClick={() => onMove(place, place - 1)}
        >
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={m.content_down({ title })}
          aria-disabled={isLast}
          onClick={() => onMove(place, place + 1)}
        >
          <ArrowDown size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
