import Phone from "lucide-react/icons/phone";
import { telLink } from "#src/language/contact/tel-link.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { Note } from "#src/ui/display/note.tsx";
import { type BagLine, needsConsent, weightsOf } from "../packing-draft.ts";
import { excessText } from "./weigh-field.tsx";

type HeavyNoteProps = { line: BagLine; tolerance: number; phone: string; onAgreed: (grams: number) => void };

/** A line above the tolerance: the customer consents by phone, or it is weighed again. */
export function HeavyNote({ line, tolerance, phone, onAgreed }: HeavyNoteProps) {
  const { grams = 0 } = weightsOf(line, tolerance);
  const excess = excessText(line, tolerance);
  if (!needsConsent(line, tolerance))
    return <Note look="done">{m.packing_agreed({ weight: weightText(grams), more: excess })}</Note>;
  return (
    <Note>
      <div className="flex flex-wrap items-center justify-between gap-2" role="status">
        <p>{m.packing_too_heavy({ more: excess })}</p>
        <span className="flex flex-wrap gap-2">
          <a href={telLink(phone)} className={buttonClasses("second", "dense", false)}>
            <Phone size={18} aria-hidden />
            {formatDigits(phone)}
          </a>
          <Button size="dense" onClick={() => onAgreed(grams)}>
            {m.packing_yes()}
          </Button>
        </span>
      </div>
    </Note>
  );
}
