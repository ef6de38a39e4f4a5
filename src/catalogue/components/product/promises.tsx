import ShieldCheck from "lucide-react/icons/shield-check";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import { m } from "#src/language/messages.ts";
import { Panel } from "#src/ui/layout/card.tsx";

const promises = [
  { Icon: Truck, text: m.product_note_delivery },
  { Icon: Undo2, text: m.product_note_returns },
  { Icon: ShieldCheck, text: m.product_note_guarantee },
];

export function Promises() {
  return (
    <Panel bare>
      <ul className="divide-y divide-line">
        {promises.map(({ Icon, text }) => (
          <li key={text()} className="flex items-center gap-3 px-4 py-3">
            <Icon size={20} aria-hidden className="text-leaf" />
            {text()}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
