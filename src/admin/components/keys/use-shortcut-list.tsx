import { useLetterKeys } from "#src/kit/keyboard/letter-keys.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

export function useShortcutList() {
  const { open, openCount, show, close } = useRemountedDialog();
  const List = useLazyComponent(openCount > 0, () => import("./key-list.tsx"));
  useLetterKeys({ "?": show });
  return { show, dialog: List && openCount > 0 && <List key={openCount} open={open} onClose={close} /> };
}
