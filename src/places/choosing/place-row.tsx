import type { ReactNode } from "react";

type PlaceRowProps = {
  icon: ReactNode;
  name: string;
  /** The name in the other language. */
  otherName?: string | undefined;
  /** Below the name: its district, or an earlier address. */
  detail: string;
  /** Typed text; the matching prefix of the name is highlighted. */
  typed: string;
  aside?: ReactNode;
  onChoose: () => void;
};

export function PlaceRow({ icon, name, otherName, detail, typed, aside, onChoose }: PlaceRowProps) {
  const isPrefix = typed !== "" && name.toLowerCase().startsWith(typed.toLowerCase());
  const prefixLength = isPrefix ? typed.length : 0;
  return (
    <li>
      <button
        type="button"
        data-place
        onClick={onChoose}
        className="flex min-h-15 w-full items-center gap-3 rounded-small py-1.5 text-left hover:bg-leaf-tint"
      >
        <span className="shrink-0 text-leaf">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="block">
            <b className="font-bold text-leaf">{name.slice(0, prefixLength)}</b>
            <span className="font-medium">{name.slice(prefixLength)}</span>{" "}
            {otherName && <span className="text-ink-soft">{otherName}</span>}
          </span>
          <span className="block truncate text-hint text-ink-soft">{detail}</span>
        </span>
        {aside}
      </button>
    </li>
  );
}
