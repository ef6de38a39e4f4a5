import ShieldCheck from "lucide-react/icons/shield-check";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import { m } from "../../../language/messages.ts";
import { Panel } from "../../../ui/layout/card.tsx";

const promises = [
  { Icon: Truck, words: m.product_note_delivery },
  { Icon: Undo2, words: m.product_note_returns },
  { Icon: ShieldCheck, words: m.product_note_guarantee },
];

export function Promises() {
  return (
    <Panel bare>
      <ul className="divide-y divide-line">
        {promises.map(({ Icon, words }) => (
          <li key={words()} className="flex items-center gap-3 px-4 py-3">
            <Icon size={20} aria-hidden className="text-leaf" />
            {words()}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
