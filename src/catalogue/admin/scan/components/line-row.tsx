import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import type { LineProps } from "../use-lines.ts";
import { OpenLine } from "./open-line.tsx";
import { SavedLine } from "./saved-line.tsx";
import { UnknownCode } from "./unknown-code.tsx";

/** One scanned code in its current state. */
export function LineRow(props: LineProps) {
  const { line, linesState } = props;
  const { key, code, product, step, problem } = line;
  const name = product?.names[locale()] ?? formatDigits(code);
  return (
    <li aria-label={name} className="grid gap-2 px-3 py-2.5">
      {product && (
        <ProductLine product={{ name, image: product.image, tint: product.tint }} size={44}>
          <p className="text-unit text-ink-soft">{product.weights[locale()]}</p>
        </ProductLine>
      )}
      {step === "unknown" && <UnknownCode code={code} onAssigned={() => void linesState.find(key)} />}
      {step === "several" && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-semibold">{m.scan_several({ code: formatDigits(code) })}</legend>
          {line.several?.map((candidate) => (
            <Button
              key={candidate.id}
              variant="second"
              size="dense"
              onClick={() => linesState.choose(key, candidate)}
            >
              {candidate.names[locale()]} {candidate.weights[locale()]}
            </Button>
          ))}
        </fieldset>
      )}
      {step === "finding" && !problem && <p role="status">{m.scan_finding({ code: formatDigits(code) })}</p>}
      {step === "open" && <OpenLine {...props} />}
      {["saving", "unsaved", "saved", "undone"].includes(step) && <SavedLine {...props} />}
      {problem && (
        <p role="alert" className="text-hint font-semibold text-tomato">
          {step === "finding" && `${formatDigits(code)}: `}
          {step === "unsaved" && `${m.scan_not_saved()} `}
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {step === "finding" && problem && (
          <Button variant="second" size="dense" onClick={() => void linesState.find(key)}>
            {m.common_try_again()}
          </Button>
        )}
        {step === "unsaved" && (
          <Button variant="second" size="dense" onClick={() => void linesState.save(key)}>
            {m.common_try_again()}
          </Button>
        )}
        {(step === "unknown" || step === "several" || (step === "finding" && problem)) && (
          <Button variant="quiet" size="dense" onClick={() => linesState.remove(key)}>
            {m.scan_remove()}
          </Button>
        )}
      </div>
    </li>
  );
}
