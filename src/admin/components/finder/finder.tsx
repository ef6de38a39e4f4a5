import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent } from "react";
import type { Viewer } from "#src/api/viewer.ts";
import { useIsApple } from "#src/kit/keyboard/use-is-apple.ts";
import { m } from "#src/language/messages.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { FinderDialog } from "./finder-dialog.tsx";

/** Ctrl+K or ⌘K opens the finder, as does `show`. Render its `dialog`. */
export function useFinder(user: Viewer | undefined) {
  const dialog = useRemountedDialog();
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    // Compares the key's position, because a Bengali layout has another letter there.
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (user && !document.querySelector("dialog:modal")) dialog.show();
  });
  useEffect(() => {
    window.addEventListener("keydown", openByKey);
    return () => window.removeEventListener("keydown", openByKey);
  }, []);
  return {
    show: dialog.show,
    // A new key for each opening: the dialog begins empty.
    dialog: user && dialog.openCount > 0 && (
      <FinderDialog key={dialog.openCount} open={dialog.open} onClose={dialog.close} user={user} />
    ),
  };
}

export function FinderButton({ onPress, narrow = false }: { onPress: () => void; narrow?: boolean }) {
  const isApple = useIsApple();
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts="Control+K Meta+K"
      className={`press flex min-h-8 items-center gap-2 rounded-small text-label text-on-deep-soft hover:bg-deep-leaf-raised hover:text-on-deep pointer-coarse:min-h-11 ${narrow ? "ml-auto justify-center px-3" : "mb-1 w-full border border-deep-leaf-raised px-3"}`}
    >
      <Search size={narrow ? 22 : 18} aria-hidden />
      <span className={narrow ? "sr-only" : "flex-1 text-left whitespace-nowrap"}>{m.finder_open()}</span>
      {!narrow && (
        <kbd
          aria-hidden
          className="rounded-badge border border-on-deep-soft px-1 text-unit pointer-coarse:hidden"
        >
          {isApple ? "⌘ K" : "Ctrl K"}
        </kbd>
      )}
    </button>
  );
}
