import { useLetterKeys } from "#src/kit/keyboard/letter-keys.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** The list of keyboard shortcuts, opened with `show` or the key "?". Render its `dialog`. */
export function useShortcutList() {
  const { open, openCount, show, close } = useRemountedDialog();
  const ShortcutList = useLazyComponent(openCount > 0, () => import("./key-list.tsx"));
  useLetterKeys({ "?": show });
  const dialog = ShortcutList && openCount > 0 && (
    <ShortcutList key={openCount} open={open} onClose={close} />
  );
  return { show, dialog };
}
