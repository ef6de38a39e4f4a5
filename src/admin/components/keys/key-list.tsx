import { useIsApple } from "#src/kit/keyboard/use-is-apple.ts";
import { m } from "#src/language/messages.ts";
import { Drawer } from "#src/ui/dialog/drawer.tsx";

/** Keys that each do the same, or the two directions of it, and what they do. */
type Shortcut = { keys: string[]; effect: string };

const shortcutGroups = (ctrl: string): { title: string; rows: Shortcut[] }[] => [
  {
    title: m.keys_everywhere(),
    rows: [
      { keys: [`${ctrl} K`], effect: m.finder_open() },
      { keys: ["/"], effect: m.keys_search() },
      { keys: [`${ctrl} S`], effect: m.keys_save() },
      { keys: ["Esc"], effect: m.keys_close() },
      { keys: ["?"], effect: m.keys_list() },
    ],
  },
  {
    title: m.common_orders(),
    rows: [
      { keys: ["↑", "↓", "J", "K"], effect: m.keys_rows() },
      { keys: ["Enter"], effect: m.keys_open_order() },
      { keys: ["X", "Shift X"], effect: m.keys_choose() },
    ],
  },
  {
    title: m.calls_title(),
    rows: [
      { keys: ["1"], effect: m.calls_confirmed() },
      { keys: ["2"], effect: m.calls_no_answer() },
      { keys: ["3"], effect: m.calls_changed_on_phone() },
      { keys: ["4"], effect: m.calls_refused() },
      { keys: ["S"], effect: m.calls_skip() },
    ],
  },
  {
    title: m.packing_title(),
    rows: [
      { keys: ["Enter"], effect: m.keys_pack_line() },
      { keys: ["↑", "↓"], effect: m.keys_pack_lines() },
    ],
  },
  {
    title: m.office_products(),
    rows: [
      { keys: ["↑", "↓"], effect: m.keys_cells() },
      { keys: ["[", "]"], effect: m.keys_neighbours() },
    ],
  },
];

/** The shortcuts of the back office, by page, in a drawer. */
export default function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ctrl = useIsApple() ? "⌘" : "Ctrl";
  return (
    <Drawer open={open} sheet onClose={onClose} title={m.office_letter_keys()} closeLabel={m.common_close()}>
      {shortcutGroups(ctrl).map(({ title, rows }) => (
        <section key={title} aria-label={title} className="not-first:mt-5">
          <h3 className="text-label">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {rows.map(({ keys, effect }) => (
              <div key={effect} className="flex flex-row-reverse items-center justify-end gap-3 py-2">
                <dd className="text-hint">{effect}</dd>
                <dt className="flex w-32 shrink-0 flex-wrap gap-1">
                  {keys.map((key) => (
                    <kbd key={key} className="rounded-badge border border-line bg-card px-1.5 text-unit">
                      {key}
                    </kbd>
                  ))}
                </dt>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Drawer>
  );
}
