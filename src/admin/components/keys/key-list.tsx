import { useIsApple } from "#src/kit/keyboard/use-is-apple.ts";
import { m } from "#src/language/messages.ts";
import { Drawer } from "#src/ui/dialog/drawer.tsx";

type Shortcut = { keys: string[]; act: string };

const shortcutGroups = (ctrl: string): { title: string; rows: Shortcut[] }[] => [
  {
    title: m.keys_everywhere(),
    rows: [
      { keys: [`${ctrl} K`], act: m.finder_open() },
      { keys: ["/"], act: m.keys_search() },
      { keys: [`${ctrl} S`], act: m.keys_save() },
      { keys: ["Esc"], act: m.keys_close() },
      { keys: ["?"], act: m.keys_list() },
    ],
  },
  {
    title: m.common_orders(),
    rows: [
      { keys: ["↑", "↓", "J", "K"], act: m.keys_rows() },
      { keys: ["Enter"], act: m.keys_open_order() },
      { keys: ["X", "Shift X"], act: m.keys_choose() },
    ],
  },
  {
    title: m.calls_title(),
    rows: [
      { keys: ["1"], act: m.calls_confirmed() },
      { keys: ["2"], act: m.calls_no_answer() },
      { keys: ["3"], act: m.calls_changed_on_phone() },
      { keys: ["4"], act: m.calls_refused() },
      { keys: ["S"], act: m.calls_skip() },
    ],
  },
  {
    title: m.packing_title(),
    rows: [
      { keys: ["Enter"], act: m.keys_pack_line() },
      { keys: ["↑", "↓"], act: m.keys_pack_lines() },
    ],
  },
  {
    title: m.office_products(),
    rows: [
      { keys: ["↑", "↓"], act: m.keys_cells() },
      { keys: ["[", "]"], act: m.keys_neighbours() },
    ],
  },
];

export default function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ctrl = useIsApple() ? "⌘" : "Ctrl";
  return (
    <Drawer open={open} sheet onClose={onClose} title={m.office_letter_keys()} closeLabel={m.common_close()}>
      {shortcutGroups(ctrl).map(({ title, rows }) => (
        <section key={title} aria-label={title} className="not-first:mt-5">
          <h3 className="text-label">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {rows.map(({ keys, act }) => (
              <div key={act} className="flex flex-row-reverse items-center justify-end gap-3 py-2">
                <dd className="text-hint">{act}</dd>
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
